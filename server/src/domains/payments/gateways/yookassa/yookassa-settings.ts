import * as z from 'zod/mini';
import { choiceOf, type ProviderField } from '../provider.ts';
import { paymentMethodChoices, paymentObjectChoices } from '../receipt-texts.ts';
import { sbpPageField } from '../sbp-page-field.ts';
import { PUBLISHED_NETWORKS, readNetworks } from './yookassa-webhooks.ts';

const schemas = {
  networks: z.string().check(z.refine((text) => readNetworks(text) !== undefined)),
  hosts: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*$/)),
};

export const yookassaFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'YOOKASSA_API_BASE',
    secret: false,
    defaultValue: 'https://api.yookassa.ru/v3',
    schema: z.url({ protocol: /^https?$/ }),
    description: "Address of YooKassa's API; only the emulator has another one.",
    descriptionRu: 'Адрес API ЮKassa; другой бывает только у эмулятора.',
    expected: 'the address of the API',
    expectedRu: 'адрес API',
    example: 'https://api.yookassa.ru/v3',
  },
  {
    name: 'shopId',
    env: 'YOOKASSA_SHOP_ID',
    secret: false,
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
    description: 'Number of the shop at YooKassa (shopId). A test shop has a separate number.',
    descriptionRu: 'Номер магазина в ЮKassa (shopId). У тестового магазина свой номер.',
    expected: 'the number of the shop, digits only',
    expectedRu: 'номер магазина, только цифры',
    example: '100500',
  },
  {
    name: 'secretKey',
    env: 'YOOKASSA_SECRET_KEY',
    secret: true,
    schema: z.string().check(z.minLength(16), z.maxLength(200)),
    description: 'Secret key of that shop.',
    descriptionRu: 'Секретный ключ этого магазина.',
    expected: 'the secret key, at least 16 characters',
    expectedRu: 'секретный ключ не короче 16 символов',
    example: 'test_yookassa-secret-key-example',
  },
  {
    name: 'networks',
    env: 'YOOKASSA_WEBHOOK_NETWORKS',
    secret: false,
    defaultValue: PUBLISHED_NETWORKS,
    schema: schemas.networks,
    description:
      'Networks that webhooks may come from, separated by commas; the published ones unless YooKassa changes them.',
    descriptionRu:
      'Сети, из которых принимаются вебхуки, через запятую. Менять нужно, только если их изменит ЮKassa.',
    expected: 'addresses or networks like 185.71.76.0/27, separated by commas',
    expectedRu: 'адреса или сети вида 185.71.76.0/27 через запятую',
    example: '185.71.76.0/27,2a02:5180::/32',
  },
  sbpPageField('YOOKASSA_SBP_PAGE'),
  {
    name: 'saveMethods',
    env: 'YOOKASSA_SAVE_METHODS',
    secret: false,
    defaultValue: 'off',
    ...choiceOf([
      ['on', 'On', 'Предлагать'],
      ['off', 'Off', 'Не предлагать'],
    ]),
    description:
      'Whether buyers may have what they pay with saved for later payments. A live shop may do that once the manager of YooKassa has allowed automatic payments; a test shop may do it at once.',
    descriptionRu:
      'Предлагать ли покупателям сохранять способ оплаты для следующих платежей. Боевому магазину автоплатежи включает менеджер ЮKassa, в тестовом они работают сразу.',
    example: 'on',
  },
  {
    name: 'receipt',
    env: 'YOOKASSA_RECEIPT',
    secret: false,
    defaultValue: 'off',
    ...choiceOf([
      ['on', 'On', 'Передавать'],
      ['off', 'Off', 'Не передавать'],
    ]),
    description: 'Whether every payment carries a fiscal receipt (54-FZ) for YooKassa to register.',
    descriptionRu:
      'Передавать ли с каждым платежом данные чека по 54-ФЗ, чтобы ЮKassa его зарегистрировала: on или off.',
    example: 'on',
  },
  {
    name: 'seller',
    env: 'YOOKASSA_SELLER',
    secret: false,
    defaultValue: 'company',
    ...choiceOf([
      ['company', 'Company or entrepreneur', 'Организация или ИП'],
      ['self_employed', 'Self-employed (NPD)', 'Самозанятый (НПД)'],
    ]),
    description:
      'Who issues these receipts. After a partial refund the receipt of a company says what went back, that of the self-employed says what remains.',
    descriptionRu:
      'Кто выдаёт чеки. При частичном возврате в чеке организации указано, что возвращается, в чеке самозанятого — что остаётся.',
    example: 'company',
  },
  {
    name: 'taxSystem',
    env: 'YOOKASSA_TAX_SYSTEM',
    secret: false,
    defaultValue: '',
    ...choiceOf([
      ['1', 'General (OSN)', 'ОСН'],
      ['2', 'Simplified, income (USN)', 'УСН «доходы»'],
      ['3', 'Simplified, income less expenses (USN)', 'УСН «доходы минус расходы»'],
      ['4', 'Imputed income (ENVD, until 2020)', 'ЕНВД (до 2020 года)'],
      ['5', 'Agricultural (ESN)', 'ЕСХН'],
      ['6', 'Patent', 'Патент'],
    ]),
    description: 'Tax system on these receipts, needed only by shops with several.',
    descriptionRu: 'Система налогообложения в чеке; нужна, только если у магазина их несколько.',
    example: '2',
  },
  {
    name: 'vatCode',
    env: 'YOOKASSA_VAT_CODE',
    secret: false,
    defaultValue: '1',
    ...choiceOf([
      ['1', 'Without VAT', 'Без НДС'],
      ['2', 'VAT 0%', 'НДС 0\u00a0%'],
      ['3', 'VAT 10%', 'НДС 10\u00a0%'],
      ['4', 'VAT 20%', 'НДС 20\u00a0%'],
      ['5', 'VAT 10/110', 'НДС 10/110'],
      ['6', 'VAT 20/120', 'НДС 20/120'],
      ['7', 'VAT 5%', 'НДС 5\u00a0%'],
      ['8', 'VAT 7%', 'НДС 7\u00a0%'],
      ['9', 'VAT 5/105', 'НДС 5/105'],
      ['10', 'VAT 7/107', 'НДС 7/107'],
      ['11', 'VAT 22%', 'НДС 22\u00a0%'],
      ['12', 'VAT 22/122', 'НДС 22/122'],
    ]),
    description: 'VAT rate on these receipts, by its code at YooKassa.',
    descriptionRu: 'Ставка НДС в чеке, её код по справочнику ЮKassa.',
    example: '1',
  },
  {
    name: 'paymentSubject',
    env: 'YOOKASSA_PAYMENT_SUBJECT',
    secret: false,
    defaultValue: 'service',
    ...choiceOf(paymentObjectChoices),
    description: 'What is sold, on these receipts (payment_subject, tag 1212).',
    descriptionRu: 'Признак предмета расчёта в чеке (payment_subject, тег 1212).',
    example: 'service',
  },
  {
    name: 'paymentMode',
    env: 'YOOKASSA_PAYMENT_MODE',
    secret: false,
    defaultValue: 'full_payment',
    ...choiceOf(paymentMethodChoices('partial_prepayment')),
    description:
      'How it is paid, on these receipts (payment_mode, tag 1214). A subscription that is paid ahead is usually a full prepayment: ask your accountant. A prepayment is closed by another receipt, which the shop sends when access is given.',
    descriptionRu:
      'Признак способа расчёта в чеке (payment_mode, тег 1214). Подписка, оплаченная вперёд, обычно «Предоплата 100 %»: спросите своего бухгалтера. Чек зачёта предоплаты магазин отправляет сам, когда выдаёт доступ.',
    example: 'full_prepayment',
  },
  {
    name: 'measure',
    env: 'YOOKASSA_MEASURE',
    secret: false,
    defaultValue: 'piece',
    ...choiceOf([
      ['piece', 'Piece', 'Штука или единица'],
      ['day', 'Day', 'Сутки (день)'],
      ['hour', 'Hour', 'Час'],
      ['minute', 'Minute', 'Минута'],
      ['megabyte', 'Megabyte', 'Мегабайт'],
      ['gigabyte', 'Gigabyte', 'Гигабайт'],
      ['terabyte', 'Terabyte', 'Терабайт'],
      ['another', 'Something else', 'Иная мера'],
    ]),
    description:
      'Unit of measurement of each line of these receipts (measure, tag 2108), which FFD 1.2 requires.',
    descriptionRu:
      'Мера количества в каждой позиции чека (measure, тег 2108), обязательна для ФФД 1.2.',
    example: 'piece',
  },
  {
    name: 'pageHosts',
    env: 'YOOKASSA_PAGE_HOSTS',
    secret: false,
    defaultValue: '',
    schema: schemas.hosts,
    description:
      'Further hosts, separated by commas, of pages that YooKassa may send buyers to, such as the page of a bank. Its own pages and those of SBP, Sber and T-Bank are always allowed.',
    descriptionRu:
      'Другие хосты через запятую, на страницы которых ЮKassa может отправить покупателя, например страница банка. Её собственные страницы и страницы СБП, Сбера и Т-Банка разрешены всегда.',
    expected: 'host names like pay.example.com, separated by commas',
    expectedRu: 'имена хостов вида pay.example.com через запятую',
    example: 'pay.example.com',
  },
];
