import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const newTicketMessages = defineMessages({
  dialog: ['New ticket for {name}', 'Новое обращение: {name}'],
  lead: [
    'The buyer gets an email, and a Telegram message if they chose so, and can reply in the ticket.',
    'Покупатель получит письмо, а если выбрал Telegram — и сообщение там, и сможет ответить в обращении.',
  ],
  subject: sharedTexts.subject,
  message: ['Message', 'Сообщение'],
  inEnglish: [
    'This buyer uses the shop in English.',
    'Этот покупатель пользуется магазином на английском.',
  ],
  inRussian: [
    'This buyer uses the shop in Russian.',
    'Этот покупатель пользуется магазином на русском.',
  ],
  reply: sharedTexts.savedReply,
  noReply: ['None', 'Без готового ответа'],
  missing: [
    'Complete {names} manually: there is no value for it in a new ticket.',
    'Впишите {names} вручную: в новом обращении значения для этого нет.',
  ],
  send: sharedTexts.send,
});
