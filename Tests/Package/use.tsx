// What a page may write, and what it may not: an expected error that is none is one.
import 'emoji-rate';
import type { EmojiRateElement } from 'emoji-rate';
import type {} from 'emoji-rate/react';
import type {} from 'emoji-rate/vue';
import type { GlobalComponents } from 'vue';

const rating = document.createElement('emoji-rate');
rating.value = '3.5';
rating.starSize = 20;
rating.symbol = 'stars';
rating.stepUp();
const isSent: boolean = rating.form !== null && rating.checkValidity();
rating.addEventListener('emoji-rate-hover', ({ detail }) => detail.value.toFixed(isSent ? 1 : 2));
const found: EmojiRateElement | null = document.querySelector('emoji-rate');

// @ts-expect-error There is no such symbol.
rating.symbol = 'moons';
// @ts-expect-error A number is no text.
rating.count = 'five';
// @ts-expect-error It follows from the rating.
rating.svg = '<svg/>';
// @ts-expect-error There is no such property.
rating.stars = 5;

export const right = (
  <emoji-rate
    symbol="stars" value={3} low-color="red" readonly aria-label="Soup" ref={(element) => element?.clear()}
    onInput={({ currentTarget }) => currentTarget.value} onemoji-rate-hover={({ detail }) => detail.value}
  />
);
// @ts-expect-error There is no such touch rule.
export const wrong = <emoji-rate touch="thirds" value={found?.value} />;

type Props = InstanceType<GlobalComponents['emoji-rate']>['$props'];
export const props: Props = {
  value: '3', 'star-size': 20, 'aria-label': 'Soup', onChange: ({ target }) => target,
  onInput: ({ target }) => target, onEmojiRateHover: ({ detail }) => detail.value.toFixed(1),
};
// @ts-expect-error There is no such mode.
export const wrongProps: Props = { mode: 'list' };
// @ts-expect-error There is no such event.
export const wrongEvent: Props = { onRate: () => {} };
// @ts-expect-error What is told of is a number.
export const wrongDetail: Props = { onEmojiRateHover: ({ detail }) => detail.value.trim() };
