import { defineMessages } from '../../../i18n/messages.ts';

export const refundOutcomeMessages = defineMessages({
  en: {
    title: 'After the refund',
    noAccess: 'This payment gave no access.',
    accessOver: 'Already ended',
    accessEnds: 'Ends now instead of {date}',
    accessStays: 'Unchanged, until {date}',
    accessShorter: 'Until {after} instead of {before}',
    linksEnd: '{count, plural, one {# link is removed} other {# links are removed}}',
    linksStay: '{count, plural, one {# link stays} other {# links stay}}',
    promoReturned: '{code} can be used again',
    promoKept: '{code} stays used',
    commissionReversed: '{amount} of {partner} is reversed; {left} is left',
    commissionKept: '{left} of {partner} is unchanged',
    mail: 'The buyer gets the email “{subject}”',
    noMail: 'The buyer gets no email: no mail server is set up.',
  },
  ru: {
    title: 'После возврата',
    noAccess: 'Этот платёж не давал доступа.',
    accessOver: 'Уже закончился',
    accessEnds: 'Закончится сейчас, а не {date}',
    accessStays: 'Не изменится, до {date}',
    accessShorter: 'До {after} вместо {before}',
    linksEnd:
      '{count, plural, one {Будет отозвана # ссылка} few {Будут отозваны # ссылки} many {Будет отозвано # ссылок} other {Будет отозвано # ссылки}}',
    linksStay:
      '{count, plural, one {Останется # ссылка} few {Останутся # ссылки} many {Останется # ссылок} other {Останется # ссылки}}',
    promoReturned: '{code} можно будет использовать снова',
    promoKept: '{code} останется использованным',
    commissionReversed: 'У {partner} будет списано {amount}, останется {left}',
    commissionKept: 'У {partner} не изменится: {left}',
    mail: 'Покупатель получит письмо «{subject}»',
    noMail: 'Письма не будет: почтовый сервер не настроен.',
  },
});
