import { defineMessages } from '../../../i18n/define-messages.ts';
import { words } from '../names/words.ts';

export const pictureMessages = defineMessages({
  picturePrompt: words.chooseImage,
  pictureOver: words.dropHere,
});
