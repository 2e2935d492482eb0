import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const pictureMessages = defineMessages({
  picturePrompt: sharedTexts.chooseImage,
  pictureOver: sharedTexts.dropHere,
});
