import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const checklistMessages = defineMessages({
  title: ['Does it work?', 'Всё ли работает?'],
  loadFailed: ['The checks could not be loaded', 'Не удалось загрузить проверки'],
  loading: ['Loading', 'Загрузка'],
  state_done: common.done,
  state_waiting: ['Waiting', 'Ещё нет'],
  at: ['Last: {time}', 'Последний раз: {time}'],
  keys: ['Keys accepted', 'Ключи приняты'],
  keys_waiting: [
    'Save all keys, then test the connection.',
    'Сохраните все ключи, затем проверьте подключение.',
  ],
  keys_failed: [
    'The gateway did not accept the keys: compare them with the dashboard and save them again.',
    'Шлюз не принял ключи: сверьте их с личным кабинетом и сохраните заново.',
  ],
  address: ['Shop has a public address', 'У магазина публичный адрес'],
  address_waiting: ['Not known yet.', 'Пока неизвестно.'],
  address_failed: [
    'Webhooks cannot arrive: the shop has no https address on the internet. Enter it under Settings, Connections.',
    'Вебхуки не дойдут: у магазина нет адреса https в интернете. Укажите его в разделе «Настройки», «Подключения».',
  ],
  webhook: ['Webhook received', 'Вебхук получен'],
  webhook_waiting: [
    'None yet. One arrives with the first payment; some gateways can send a test from their dashboard.',
    'Ещё ни одного. Придёт с первым платежом; некоторые шлюзы умеют отправить пробный из кабинета.',
  ],
  webhook_failed: ['None arrived.', 'Не пришёл.'],
  test_payment: sharedTexts.testPayment,
  test_payment_waiting: [
    'Create one with a payment method of this gateway.',
    'Создайте его через способ оплаты этого шлюза.',
  ],
  test_payment_failed: [
    'The gateway did not create the payment; the payment method shows its response.',
    'Шлюз не создал платёж; ответ показан у способа оплаты.',
  ],
  test_opened: ['Its page is open: pay it.', 'Страница открыта: оплатите её.'],
  test_opened_real: [
    'The gateway created it. Its page was closed at once, because it takes real money.',
    'Шлюз его создал. Страница сразу закрыта: она принимает настоящие деньги.',
  ],
  test_paid: [
    'Paid. Refund it on the page of the method.',
    'Оплачен. Верните его на странице способа оплаты.',
  ],
  test_paid_last: ['Paid. This gateway cannot refund.', 'Оплачен. Возвращать этот шлюз не умеет.'],
  test_refunding: ['Paid, the refund is on its way.', 'Оплачен, деньги возвращаются.'],
  test_refunded: ['Paid and refunded.', 'Оплачен и возвращён.'],
  test_refund_failed: [
    'Paid, but the gateway did not refund it; the payment method shows its response.',
    'Оплачен, но шлюз не вернул деньги; ответ показан у способа оплаты.',
  ],
  paidAt: ['Paid {time}', 'Оплачен {time}'],
  refundedAt: sharedTexts.refundedAt,
  allGreen: [
    'Everything works. Buyers can pay through this gateway with every method that is enabled.',
    'Всё работает. Покупатели могут платить через этот шлюз всеми включёнными способами.',
  ],
  nextStep: [
    'Ready. Next: a payment method for buyers.',
    'Готово. Следующий шаг — способ оплаты для покупателей.',
  ],
  addAnother: ['Add another payment method', 'Добавить ещё один способ оплаты'],
  testMethod: ['Open the payment method', 'Открыть способ оплаты'],
  addMethod: sharedTexts.addMethod,
  state_failed: ['Failed', 'Ошибка'],
});
