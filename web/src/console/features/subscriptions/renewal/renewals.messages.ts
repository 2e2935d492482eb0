import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

export const renewalMessages = defineMessages({
  panel: ['Automatic renewal', 'Автопродление'],
  panelFailed: ['Automatic renewal could not be loaded', 'Не удалось загрузить автопродление'],
  never: ['The buyer has not turned it on.', 'Покупатель его не включал.'],
  periods: sharedTexts.renewals,
  noPeriods: ['Nothing is planned yet.', 'Пока ничего не запланировано.'],
  forPeriod: ['From {date}', 'С {date}'],
  nextStep: ['Next step {at}', 'Следующий шаг {at}'],
  retryNow: sharedTexts.retryNow,
  retryLead: [
    'The charge is tried again within a minute, unless that would exceed the limits of the card schemes.',
    'Списание повторится в течение минуты, если это не превысит ограничения платёжных систем.',
  ],
  retryTitle: ['Retry this renewal?', 'Повторить списание?'],
  stopRenewing: ['Stop', 'Отключить'],
  stopLead: [
    'Nothing more is charged. Access stays until its end, and the buyer gets an email.',
    'Списаний больше не будет. Доступ останется до своего конца, покупатель получит письмо.',
  ],
  stopTitle: ['Stop the automatic renewal?', 'Отключить автопродление?'],
});
