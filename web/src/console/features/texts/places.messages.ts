import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const placesMessages = defineMessages({
  title: ['Where it is used', 'Где используется'],
  auth: ['Sign-in and registration', 'Вход и регистрация'],
  dashboard: ['Dashboard', 'Кабинет'],
  gifts: sharedTexts.gifts,
  help: ['Help', 'Помощь'],
  impersonation: ['Impersonation', 'Просмотр глазами покупателя'],
  order: ['Order', 'Заказ'],
  partners: sharedTexts.partners,
  payment: ['Payment', 'Оплата'],
  'payment-detail': ['Payment details', 'История платежа'],
  product: ['Product page', 'Страница товара'],
  'renewal-stop': ['Turning off renewal', 'Отключение автопродления'],
  settings: sharedTexts.settings,
  support: sharedTexts.tickets,
  transfer: ['Bank transfer', 'Перевод'],
  app: ['Header and layout', 'Шапка и каркас'],
  shell: ['On every screen', 'На всех экранах'],
  refusals: ['Error message', 'Сообщение об ошибке'],
  mails: ['Email or receipt', 'Письмо или квитанция'],
  bot: sharedTexts.telegramBot,
});
