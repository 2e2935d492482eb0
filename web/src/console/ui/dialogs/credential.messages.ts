import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const credentialMessages = defineMessages({
  content: sharedTexts.content,
  linkHint: [
    'https://…, vless://…, ss://… or a link of any other app',
    'https://…, vless://…, ss://… или ссылка любого другого приложения',
  ],
  accountHint: [
    'login:password, or login, password and a note with tabs between them',
    'логин:пароль или логин, пароль и примечание через табуляцию',
  ],
});
