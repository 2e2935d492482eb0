import { common } from './common-texts.ts';
import { defineMessages } from './define-messages.ts';

/** Messages that several screens of the console share. A screen's own message of the same name wins. */
export const commonMessages = defineMessages(common);
