// What a page may write of a control of another name, and what it may not: an expected error that is none is one.
import './mood/rating.js';
import type { RatingElement } from './mood/rating.js';
import type { GlobalComponents } from 'vue';

const rating = document.createElement('my-mood');
rating.value = '3.5';
rating.look = 'evening';
rating.stepUp();
rating.addEventListener('emoji-rate-hover', ({ detail }) => detail.value.toFixed(rating.form ? 1 : 2));
const found: RatingElement | null = document.querySelector('my-mood');

// @ts-expect-error There is no such look.
rating.look = 'morning';
// @ts-expect-error There is no such direction.
rating.direction = 'down';
// @ts-expect-error The look is the command's.
rating.character = 'cat';

export const right = (
  <my-mood
    look="evening" value={3} step="any" readonly right-to-left aria-label="Soup" ref={(element) => element?.clear()}
    onInput={({ currentTarget }) => currentTarget.value} onemoji-rate-hover={({ detail }) => detail.value}
  />
);
// @ts-expect-error There is no such touch rule.
export const wrong = <my-mood touch="thirds" value={found?.value} />;
// @ts-expect-error There is no such look.
export const wrongLook = <my-mood look="morning" />;

type Props = InstanceType<GlobalComponents['my-mood']>['$props'];
export const props: Props = {
  value: '3', look: 'default', 'aria-label': 'Soup', onChange: ({ target }) => target,
  onInput: ({ target }) => target, onEmojiRateHover: ({ detail }) => detail.value.toFixed(1),
};
// @ts-expect-error There is no such mode.
export const wrongProps: Props = { mode: 'list' };
// @ts-expect-error There is no such event.
export const wrongEvent: Props = { onRate: () => {} };
