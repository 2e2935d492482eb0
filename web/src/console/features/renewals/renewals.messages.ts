import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const renewalListMessages = defineMessages({
  title: sharedTexts.renewals,
  list: ['Automatic renewals', 'Автопродления'],
  find: sharedTexts.nameOrEmail,
  chargeAt: ['Charge date', 'Дата списания'],
  method: ['Method', 'Способ оплаты'],
  lastAnswer: ['Last answer', 'Последний ответ'],
  stateWith: ['{state}: {why}', '{state}: {why}'],
  balance: sharedTexts.balance,
  expires: ['Expires before the charge', 'Истечёт до списания'],
  dead: sharedTexts.cannotBeCharged,

  due: [
    'Due in {days, plural, one {# day} other {# days}}',
    '{days, plural, one {Ближайший # день} few {Ближайшие # дня} many {Ближайшие # дней} other {Ближайшие # дня}}',
  ],
  at_risk: ['At risk', 'Под угрозой'],
  recovered: ['Recovered', 'Спасённые'],
  lost: ['Lost', 'Потерянные'],
  closed: [
    'Ended in {closedDays, plural, one {# day} other {# days}}',
    'Завершённые за {closedDays, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  ],

  none: ['Nothing to renew', 'Продлевать нечего'],
  noneHint: [
    'A renewal charges the next period of a subscription whose buyer turned automatic renewal on. It appears here as soon as the buyer has agreed.',
    'Продление списывает оплату следующего периода подписки, для которой покупатель включил автопродление. Оно появится здесь, как только покупатель согласится.',
  ],

  figures: ['Figures of renewals', 'Показатели продлений'],
  figuresFailed: sharedTexts.figuresFailed,
  inTotal: ['{amount} in total', 'на сумму {amount}'],
  firstTry: ['Paid at the first attempt', 'Оплачены с первой попытки'],
  recoveredShare: ['Recovered after a failure', 'Оплачены после неудачи'],
  lostShare: ['Lost to failed payments', 'Потеряны из-за оплаты'],
  definitions: ['What these figures mean', 'Что значат эти показатели'],
  dueMeans: [
    'Renewals that are charged within {days, plural, one {# day} other {# days}} and were not tried yet, with the sum of their amounts.',
    'Продления со списанием {days, plural, one {в ближайший # день} few {в ближайшие # дня} many {в ближайшие # дней} other {в ближайшие # дня}}, которых ещё не пробовали провести, и их общая сумма.',
  ],
  firstTryMeans: [
    'Paid without a failed attempt, of all renewals that were paid or lost in the last {days, plural, one {# day} other {# days}}.',
    'Оплачены без неудачных попыток, из всех продлений, оплаченных или потерянных за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  ],
  recoveredMeans: [
    'Paid after at least one failed attempt, of the paid or lost ones that had a failed attempt.',
    'Оплачены после хотя бы одной неудачи, из оплаченных и потерянных с неудачной попыткой.',
  ],
  lostMeans: [
    'Involuntary churn: renewals that were never paid, or ended because the method was removed or automatic payments were turned off at the bank, as a share of all paid and lost ones.',
    'Невольный отток: продления, которые так и не оплатили либо прекратили из-за удалённого способа оплаты или отключённых в банке автоплатежей, из оплаченных и потерянных.',
  ],
  ofDecided: [
    '{count} of {of} in {days, plural, one {# day} other {# days}}',
    '{count} из {of} за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  ],
});
