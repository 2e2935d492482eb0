import { expect, test } from 'vitest';
import { findTextPlaces } from './text-places.ts';

const names = {
  page: { signOut: 9, theme: 74, promoInvalid: 24 },
  mail: ['refundSubject'],
  bot: ['linked'],
};
const find = (path: string, source: string) => findTextPlaces([{ path, source }], names);

test.each([
  ['web/src/app/header/header.tsx', "<p>{t('signOut')}</p>", { 9: ['app/header/header'] }],
  ['web/src/features/order/promo.tsx', "const no = 'promoInvalid';", { 24: ['order/promo'] }],
  // A plain word counts only as the argument of a call.
  ['web/src/theme/theme.ts', "store.get('theme')", {}],
  ['web/src/theme/choice.tsx', "t('theme')", { 74: ['theme/choice'] }],
  [
    'contract/src/shared/errors.ts',
    "promo_invalid: { status: 400, text: 'promoInvalid' },",
    { 24: ['refusals/promo_invalid'] },
  ],
  [
    'server/src/domains/payments/notifications/refund.mail.ts',
    "t('refundSubject')",
    { 'mail-refundSubject': ['mails/refund'] },
  ],
  [
    'server/src/domains/users/telegram/connect.ts',
    "platform.mail.texts.bot(language, 'linked')",
    { 'bot-linked': ['bot/connect'] },
  ],
  ['server/src/domains/users/telegram/link.ts', "state === 'linked'", {}],
])('finds the texts of %s: %s', (path, source, expected) => {
  expect(find(path, source)).toEqual(expected);
});
