// <emoji-rate> in the templates of Vue: import type {} from 'emoji-rate/vue'.
import type { HTMLAttributes } from 'vue';
import type { EmojiRateAttributes } from './emoji-rate-live.js';

declare module 'vue' {
  interface GlobalComponents {
    'emoji-rate': new () => {
      $props: EmojiRateAttributes & HTMLAttributes & {
        onEmojiRateHover?: (event: HTMLElementEventMap['emoji-rate-hover']) => void;
      };
    };
  }
}
