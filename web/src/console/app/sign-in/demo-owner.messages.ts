import { defineMessages } from '../../../i18n/define-messages.ts';

export const demoOwnerMessages = defineMessages({
  lead: [
    'This is a demo. Its owner is {email} with the password “{password}” and no code.',
    'Это демо. Вход для владельца: {email}, пароль «{password}», без кода.',
  ],
  signIn: ['Sign in as the owner', 'Войти как владелец'],
});
