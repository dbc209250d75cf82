#include "CFloor.h"

#include "decimal.h"
#include "path.h"

static const double SIDE = 240;

// Copies a text whose length is known where it is compiled.
#define PUT(text) (memcpy(next, text, sizeof(text) - 1), next += sizeof(text) - 1)

static inline double between(double low, double high, double progress) {
  return low + (high - low) * progress;
}

static inline char *put_hex(char *next, int64_t digit) {
  *next = "0123456789abcdef"[digit];
  return next + 1;
}

// The names that are shorter than the hexadecimal form.
static inline const char *short_name(int64_t color) {
  switch (color) {
    case 0x000080: return "navy";
    case 0x008000: return "green";
    case 0x008080: return "teal";
    case 0x4b0082: return "indigo";
    case 0x800000: return "maroon";
    case 0x800080: return "purple";
    case 0x808000: return "olive";
    case 0x808080: return "gray";
    case 0xa0522d: return "sienna";
    case 0xa52a2a: return "brown";
    case 0xc0c0c0: return "silver";
    case 0xcd853f: return "peru";
    case 0xd2b48c: return "tan";
    case 0xda70d6: return "orchid";
    case 0xdda0dd: return "plum";
    case 0xee82ee: return "violet";
    case 0xf0e68c: return "khaki";
    case 0xf0ffff: return "azure";
    case 0xf5deb3: return "wheat";
    case 0xf5f5dc: return "beige";
    case 0xfa8072: return "salmon";
    case 0xfaf0e6: return "linen";
    case 0xff0000: return "red";
    case 0xff6347: return "tomato";
    case 0xff7f50: return "coral";
    case 0xffa500: return "orange";
    case 0xffc0cb: return "pink";
    case 0xffd700: return "gold";
    case 0xffe4c4: return "bisque";
    case 0xfffafa: return "snow";
    case 0xfffff0: return "ivory";
    default: return NULL;
  }
}

static inline char *put_color(char *next, const struct floor_style *style, double progress) {
  double hue = between(style->low.hue, style->high.hue, progress);
  if (hue > 1) hue -= 1;
  const double s = between(style->low.saturation, style->high.saturation, progress);
  const double v = between(style->low.brightness, style->high.brightness, progress);
  const double sixths = hue * 6;
  const int sector = (int)sixths;
  const double fraction = sixths - sector;
  const double low = v * (1 - s);
  const double falling = v * (1 - s * fraction);
  const double rising = v * (1 - s * (1 - fraction));
  double red, green, blue;
  switch (sector) {
    case 1: red = falling, green = v, blue = low; break;
    case 2: red = low, green = v, blue = rising; break;
    case 3: red = low, green = falling, blue = v; break;
    case 4: red = rising, green = low, blue = v; break;
    case 5: red = v, green = low, blue = falling; break;
    default: red = v, green = rising, blue = low;
  }
  const int64_t r = nearest(red * 255), g = nearest(green * 255), b = nearest(blue * 255);
  const int64_t color = r << 16 | g << 8 | b;
  const char *name = short_name(color);
  if (name) {
    const size_t count = strlen(name);
    memcpy(next, name, count);
    return next + count;
  }
  *next++ = '#';
  if ((color >> 4 & 0x0f0f0f) == (color & 0x0f0f0f)) {
    return put_hex(put_hex(put_hex(next, r & 15), g & 15), b & 15);
  }
  next = put_hex(put_hex(next, r >> 4), r & 15);
  next = put_hex(put_hex(next, g >> 4), g & 15);
  return put_hex(put_hex(next, b >> 4), b & 15);
}

// Two curves from end to end that meet level in the middle: the form of the mouth and the eyes.
struct two_curve {
  double left, ends_y, center, center_y, right, control;
};

static inline char *put_two_curve(char *next, struct path *path, struct two_curve form, int is_first) {
  const struct units left = {hundredths(form.left), hundredths(form.ends_y)};
  const struct units right = {hundredths(form.right), left.y};
  const struct units center = {hundredths(form.center), hundredths(form.center_y)};
  const struct units before = {hundredths(form.center - form.control), center.y};
  const struct units after = {hundredths(form.center + form.control), center.y};
  next = is_first ? put_first_move(next, path, left) : put_move(next, path, left);
  next = put_curve(next, path, left, before, center);
  return put_curve(next, path, after, right, right);
}

static inline struct two_curve mouth(const struct floor_style *style, double progress) {
  const double left = SIDE * (1 - style->mouth_width) / 2;
  const double y = SIDE * (1 - style->mouth_position);
  return (struct two_curve){
      left, y, SIDE / 2, y + 0.3 * SIDE * (progress - 0.5), SIDE - left,
      SIDE * style->mouth_width * style->lip_width / 2};
}

static inline struct two_curve eye(
    const struct floor_style *style, double position, double progress) {
  const double x = position * SIDE;
  const double y = SIDE * (1 - style->eye_position);
  const double half = style->eye_width * SIDE / 2;
  const double rise = progress > 0.5 ? progress - 0.5 : 0;
  return (struct two_curve){x - half, y, x, y - 0.1 * SIDE * rise, x + half, 0.06 * SIDE};
}

static inline char *put_sentence(char *next, double value, double maximum) {
  next = put_spoken(next, value);
  PUT(" out of ");
  return put_spoken(next, maximum);
}

size_t floor_face(
    char *buffer, double value, double minimum, double maximum, const struct floor_style *style) {
  char *next = buffer;
  const double progress = (value - minimum) / (maximum - minimum);
  PUT("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"");
  next = put_alone(next, SIDE);
  PUT("\" height=\"");
  next = put_alone(next, SIDE);
  PUT("\" viewBox=\"0 0 ");
  next = put_alone(next, SIDE);
  PUT(" ");
  next = put_alone(next, SIDE);
  PUT("\" fill=\"none\"");
  if (hundredths(style->line_width) != 100) {
    PUT(" stroke-width=\"");
    next = put_alone(next, style->line_width);
    PUT("\"");
  }
  PUT(" stroke-linecap=\"round\" stroke=\"");
  next = put_color(next, style, progress);
  PUT("\" role=\"img\" aria-label=\"");
  next = put_sentence(next, value, maximum);
  PUT("\"><title>");
  next = put_sentence(next, value, maximum);
  PUT("</title><circle cx=\"");
  next = put_alone(next, SIDE / 2);
  PUT("\" cy=\"");
  next = put_alone(next, SIDE / 2);
  PUT("\" r=\"");
  next = put_alone(next, SIDE / 2 - (style->line_width / 2 + 2));
  PUT("\"/><path d=\"");
  struct path path;
  next = put_two_curve(next, &path, mouth(style, progress), 1);
  if (style->shows_eyes) {
    next = put_two_curve(next, &path, eye(style, 0.3, progress), 0);
    next = put_two_curve(next, &path, eye(style, 0.7, progress), 0);
  }
  PUT("\"/></svg>");
  return (size_t)(next - buffer);
}
