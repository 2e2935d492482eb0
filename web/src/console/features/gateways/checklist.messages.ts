import { defineMessages } from '../../../i18n/define-messages.ts';

export const checklistMessages = defineMessages({
  title: ['Does it work?', 'Всё ли работает?'],
  loadFailed: ['The checks could not be loaded', 'Не удалось загрузить проверки'],
  loading: ['Loading', 'Загрузка'],
  state_done: ['Done', 'Готово'],
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
    'Webhooks cannot arrive: PUBLIC_URL is not an https address on the internet.',
    'Вебхуки не дойдут: PUBLIC_URL — не адрес https в интернете.',
  ],
  webhook: ['Webhook received', 'Вебхук получен'],
  webhook_waiting: [
    'None yet. One arrives with the first payment; some gateways can send a test from their dashboard.',
    'Ещё ни одного. Придёт с первым платежом; некоторые шлюзы умеют отправить пробный из кабинета.',
  ],
  webhook_failed: ['None arrived.', 'Не пришёл.'],
  test_payment: ['Test payment', 'Тестовый платёж'],
  test_payment_waiting: [
    'Create one with a payment method of this gateway.',
    'Создайте его через способ оплаты этого шлюза.',
  ],
  test_payment_failed: [
    'The gateway did not create the payment; the method shows its answer.',
    'Шлюз не создал платёж; ответ показан у способа оплаты.',
  ],
  testMethod: ['Open the payment method', 'Открыть способ оплаты'],
  addMethod: ['Add a payment method', 'Добавить способ оплаты'],
  state_failed: ['Failed', 'Ошибка'],
});
