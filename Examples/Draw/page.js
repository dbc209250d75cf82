import { face, init, stars } from './emoji-rate/draw/web.js';

const [rating, shown, image, error] = ['rating', 'face', 'stars', 'error'].map((name) => document.getElementById(name));

const draw = () => {
  const value = rating.valueAsNumber;
  // An SVG document stands in the page, and a PNG file is an image.
  shown.innerHTML = face(value, { character: 'cat' });
  URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(new Blob([stars(value, { format: 'png', scale: 2 })], { type: 'image/png' }));
  image.alt = `${value} out of 5 stars`;
};

try {
  await init();
  rating.addEventListener('input', draw);
  draw();
} catch ({ message }) {
  shown.textContent = '';
  error.textContent = message;
}
