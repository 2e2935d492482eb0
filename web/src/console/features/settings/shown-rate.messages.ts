import { defineMessages } from '../../../i18n/define-messages.ts';

export const shownRateMessages = defineMessages({
  fetchNow: ['Fetch the rate now', 'Получить курс сейчас'],
  fromBank: [
    '$1 is {rate}, the rate of the Bank of Russia of {at}.',
    '1 $ — {rate}: курс Банка России от {at}.',
  ],
  fromOperator: [
    '$1 is {rate}: the rate that an operator set for payment methods in rubles on {at}.',
    '1 $ — {rate}: курс, заданный сотрудником {at} для способов оплаты в рублях.',
  ],
  fromEnvironment: [
    '$1 is {rate}: the fixed rate in RUB_PER_USD of the environment.',
    '1 $ — {rate}: постоянный курс из переменной окружения RUB_PER_USD.',
  ],
  staleSince: [
    'It is out of date: the Bank of Russia last answered on {at}. After {days, plural, one {# day} other {# days}} without an answer, prices are shown in dollars only.',
    'Курс устарел: Банк России последний раз ответил {at}. Через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} без ответа цены будут показаны только в долларах.',
  ],
  noRate: [
    'There is no recent rate of this currency yet, so buyers see prices in dollars only.',
    'Свежего курса этой валюты пока нет, поэтому покупатели видят цены только в долларах.',
  ],
  no_answer: [
    'The Bank of Russia did not answer. The server has to reach its address, CBR_URL.',
    'Банк России не ответил. Серверу нужен доступ к его адресу (CBR_URL).',
  ],
  implausible: [
    'The rate that the Bank of Russia answered looks wrong and is not used.',
    'Курс, который прислал Банк России, похож на ошибочный и не используется.',
  ],
});
