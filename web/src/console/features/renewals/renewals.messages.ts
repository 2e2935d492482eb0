import { defineMessages } from '../../../i18n/define-messages.ts';

export const renewalListMessages = defineMessages({
  title: ['Renewals', 'Продления'],
  list: ['Automatic renewals', 'Автопродления'],
  find: ['Name or email', 'Имя или почта'],
  chargeAt: ['Charge date', 'Дата списания'],
  method: ['Method', 'Способ оплаты'],
  lastAnswer: ['Last answer', 'Последний ответ'],
  stateWith: ['{state}: {why}', '{state}: {why}'],
  balance: ['Balance', 'Баланс'],
  expires: ['Expires before the charge', 'Истечёт до списания'],
  dead: ['Can no longer be charged', 'Списать нельзя'],

  group: ['Show', 'Показать'],
  due: ['Due in 30 days', 'Ближайшие 30 дней'],
  at_risk: ['At risk', 'Под угрозой'],
  recovered: ['Recovered', 'Спасённые'],
  lost: ['Lost', 'Потерянные'],
  closed: ['Ended in 90 days', 'Завершённые за 90 дней'],

  none: ['Nothing to renew', 'Продлевать нечего'],
  noneHint: [
    'A renewal charges the next period of a subscription whose buyer turned automatic renewal on. It appears here as soon as the buyer has agreed.',
    'Продление списывает оплату следующего периода подписки, для которой покупатель включил автопродление. Оно появится здесь, как только покупатель согласится.',
  ],

  figures: ['Figures of renewals', 'Показатели продлений'],
  figuresFailed: ['The figures could not be loaded', 'Не удалось загрузить показатели'],
  inTotal: ['{amount} in total', 'на сумму {amount}'],
  firstTry: ['Paid at the first attempt', 'Оплачены с первой попытки'],
  recoveredShare: ['Recovered after a failure', 'Оплачены после неудачи'],
  lostShare: ['Lost to failed payments', 'Потеряны из-за оплаты'],
  definitions: ['What these figures mean', 'Что значат эти показатели'],
  dueMeans: [
    'Renewals that are charged within 30 days and were not tried yet, with the sum of their amounts.',
    'Продления со списанием в ближайшие 30 дней, которых ещё не пробовали провести, и их общая сумма.',
  ],
  firstTryMeans: [
    'Paid without a failed attempt, of all renewals that were paid or lost in the last 30 days.',
    'Оплачены без неудачных попыток, из всех продлений, оплаченных или потерянных за 30 дней.',
  ],
  recoveredMeans: [
    'Paid after at least one failed attempt, of the paid or lost ones that had a failed attempt.',
    'Оплачены после хотя бы одной неудачи, из оплаченных и потерянных с неудачной попыткой.',
  ],
  lostMeans: [
    'Involuntary churn: given up unpaid, or ended because the method was removed or the permission withdrawn, of those paid or lost.',
    'Невольный отток: продления, которые так и не оплатили либо прекратили из-за удалённого способа оплаты или отозванного разрешения, из оплаченных и потерянных.',
  ],
  ofDecided: ['{count} of {of} in 30 days', '{count} из {of} за 30 дней'],
});
