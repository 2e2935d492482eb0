import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';

/** The length of a period in mails and receipts, with a `count`. */
export const termTexts = {
  day: 'termDays',
  month: 'termMonths',
  year: 'termYears',
} as const satisfies Readonly<Record<string, MailTextKey>>;
