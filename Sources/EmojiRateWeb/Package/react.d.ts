// <emoji-rate> in the JSX of React 19: import type {} from 'emoji-rate/react'.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmojiRateAttributes, EmojiRateElement } from './emoji-rate-live.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'emoji-rate': EmojiRateAttributes & DetailedHTMLProps<HTMLAttributes<EmojiRateElement>, EmojiRateElement> & {
        'onemoji-rate-hover'?: (event: HTMLElementEventMap['emoji-rate-hover']) => void;
      };
    }
  }
}
