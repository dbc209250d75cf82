// What a page may write, and what it may not: an expected error that is none is one.
import 'emoji-rate/cat';
import type { RatingElement } from 'emoji-rate';
import type { GlobalComponents } from 'vue';

const rating = document.createElement('emoji-rate');
rating.value = '3.5';
rating.touch = 'half';
rating.stepUp();
const isSent: boolean = rating.form !== null && rating.checkValidity();
rating.addEventListener('emoji-rate-hover', ({ detail }) => detail.value.toFixed(isSent ? 1 : 2));
const found: RatingElement | null = document.querySelector('emoji-rate');

// @ts-expect-error There is no such direction.
rating.direction = 'down';
// @ts-expect-error A number is no text.
rating.max = 'five';
// @ts-expect-error The look is the script's.
rating.character = 'cat';

export const right = (
  <emoji-rate
    value={3} step={0.5} readonly aria-label="Soup" ref={(element) => element?.clear()}
    onInput={({ currentTarget }) => currentTarget.value} onemoji-rate-hover={({ detail }) => detail.value}
  />
);
// @ts-expect-error There is no such touch rule.
export const wrong = <emoji-rate touch="thirds" value={found?.value} />;

type Props = InstanceType<GlobalComponents['emoji-rate']>['$props'];
export const props: Props = {
  value: '3', 'aria-label': 'Soup', onChange: ({ target }) => target, onInput: ({ target }) => target,
  onEmojiRateHover: ({ detail }) => detail.value.toFixed(1),
};
// @ts-expect-error There is no such mode.
export const wrongProps: Props = { mode: 'list' };
// @ts-expect-error There is no such event.
export const wrongEvent: Props = { onRate: () => {} };
