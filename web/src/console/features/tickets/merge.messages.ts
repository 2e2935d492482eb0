import { defineMessages } from '../../../i18n/define-messages.ts';

export const mergeMessages = defineMessages({
  dialog: [
    'Merge No. {number} into another ticket?',
    'Объединить № {number} с\u00a0другим обращением?',
  ],
  lead: [
    'All messages, notes and files move to the other ticket. This one is closed, and the buyer sees in it where the conversation continues. It cannot be undone.',
    'Все сообщения, заметки и файлы перейдут в другое обращение. Это закроется, и покупатель увидит в нём, где продолжается разговор. Отменить это нельзя.',
  ],
  into: ['Merge into', 'Объединить с'],
  option: ['No. {number} · {title}', '№ {number} · {title}'],
  none: ['This buyer has no other open ticket.', 'Других открытых обращений у покупателя нет.'],
  submit: ['Merge', 'Объединить'],
  done: ['Tickets merged', 'Обращения объединены'],
});
