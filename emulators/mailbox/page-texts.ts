import type { Language } from '../kit/page/choose-language.ts';

export const pageTexts = {
  en: {
    mailbox: 'Mailbox',
    testMode: 'For development',
    inbox: 'Inbox',
    inboxHint: 'Every email that the shop sends arrives here. Nothing leaves this machine.',
    empty: 'No emails yet.',
    clear: 'Delete all',
    back: 'All emails',
    from: 'From',
    to: 'To',
    sentAt: 'Received',
    asText: 'As text',
    noHtml: 'This email has no HTML part.',
    missing: 'Email not found. It may have been deleted.',
  },
  ru: {
    mailbox: 'Почтовый ящик',
    testMode: 'Для разработки',
    inbox: 'Входящие',
    inboxHint: 'Сюда приходят все письма магазина. Наружу ничего не отправляется.',
    empty: 'Писем пока нет.',
    clear: 'Удалить все',
    back: 'Все письма',
    from: 'От',
    to: 'Кому',
    sentAt: 'Получено',
    asText: 'Текстом',
    noHtml: 'В письме нет части HTML.',
    missing: 'Такого письма нет. Возможно, оно удалено.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type MailboxTexts = (typeof pageTexts)[Language];
