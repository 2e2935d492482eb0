import { defineMessages } from '../../../i18n/define-messages.ts';

export const pictureMessages = defineMessages({
  picturePrompt: ['Choose an image', 'Выберите изображение'],
  pictureOver: ['Drop it here', 'Отпустите здесь'],
});
