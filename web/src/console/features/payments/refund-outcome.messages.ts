import { defineMessages } from '../../../i18n/define-messages.ts';

export const refundOutcomeMessages = defineMessages({
  title: ['After the refund', 'После возврата'],
  noAccess: ['This payment gave no access.', 'Этот платёж не давал доступа.'],
  accessOver: ['Already ended', 'Уже закончился'],
  accessEnds: ['Ends now instead of {date}', 'Закончится сейчас, а не {date}'],
  accessStays: ['Unchanged, until {date}', 'Не изменится, до {date}'],
  accessShorter: ['Until {after} instead of {before}', 'До {after} вместо {before}'],
  linksEnd: [
    '{count, plural, one {# link is removed} other {# links are removed}}',
    '{count, plural, one {Будет отозвана # ссылка} few {Будут отозваны # ссылки} many {Будет отозвано # ссылок} other {Будет отозвано # ссылки}}',
  ],
  linksStay: [
    '{count, plural, one {# link stays} other {# links stay}}',
    '{count, plural, one {Останется # ссылка} few {Останутся # ссылки} many {Останется # ссылок} other {Останется # ссылки}}',
  ],
  promoReturned: ['{code} can be used again', '{code} можно будет использовать снова'],
  promoKept: ['{code} stays used', '{code} останется использованным'],
  commissionReversed: [
    '{amount} of {partner} is reversed; {left} is left',
    'У {partner} будет списано {amount}, останется {left}',
  ],
  commissionKept: ['{left} of {partner} is unchanged', 'У {partner} не изменится: {left}'],
  mail: ['The buyer gets the email “{subject}”', 'Покупатель получит письмо «{subject}»'],
  noMail: [
    'The buyer gets no email: no mail server is set up.',
    'Письма не будет: почтовый сервер не настроен.',
  ],
});
