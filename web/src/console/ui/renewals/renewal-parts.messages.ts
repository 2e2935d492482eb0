import { defineMessages } from '../../../i18n/define-messages.ts';

/** What a buyer agreed to and the attempts to charge it, on the pages of a subscription and of a buyer. */
export const renewalPartMessages = defineMessages({
  agreementOn: ['On since {at}', 'Включено с {at}'],
  agreementOff: ['Ended {at}: {why}', 'Прекращено {at}: {why}'],
  upTo: ['{amount} each time, {method}', '{amount} каждый раз, {method}'],
  byBalance: ['balance', 'баланс'],
  consent: ['What the buyer agreed to', 'На что согласился покупатель'],
  attempt: ['Attempt {number}, {at}: {result}', 'Попытка {number}, {at}: {result}'],
  withCode: ['{result} ({code})', '{result} ({code})'],
});
