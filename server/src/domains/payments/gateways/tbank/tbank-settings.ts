import * as z from 'zod/mini';
import { choiceOf, type ProviderField } from '../provider.ts';
import { paymentMethodChoices, paymentObjectChoices } from '../receipt-texts.ts';
import { sbpPageField } from '../sbp-page-field.ts';

export const tbankFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'TBANK_API_BASE',
    secret: false,
    defaultValue: 'https://securepay.tinkoff.ru/v2',
    schema: z.url({ protocol: /^https?$/ }),
    description:
      "Address of T-Bank's API. Its test environment, https://rest-api-test.tinkoff.ru/v2, takes the live terminal and test cards; payments there never count as money.",
    descriptionRu:
      'Адрес API Т-Банка. Тестовая среда https://rest-api-test.tinkoff.ru/v2 работает с боевым терминалом и тестовыми картами; платежи в ней не считаются деньгами.',
    expected: 'the address of the API, without a slash at the end',
    expectedRu: 'адрес API без косой черты в конце',
    example: 'https://securepay.tinkoff.ru/v2',
  },
  {
    name: 'terminalKey',
    env: 'TBANK_TERMINAL_KEY',
    secret: false,
    schema: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/)),
    description:
      'Key of the terminal at T-Bank. One that ends in DEMO moves no real money; it belongs to the production address.',
    descriptionRu:
      'Ключ терминала в Т-Банке. Терминал, ключ которого заканчивается на DEMO, не принимает настоящих денег; он работает с боевым адресом API.',
    expected: 'the terminal key of the dashboard, at most 20 letters and digits',
    expectedRu: 'ключ терминала из личного кабинета, до 20 букв и цифр',
    example: '1700000000000DEMO',
  },
  {
    name: 'password',
    env: 'TBANK_PASSWORD',
    secret: true,
    schema: z.string().check(z.minLength(8), z.maxLength(200)),
    description: 'Password of that terminal; it signs requests and webhooks.',
    descriptionRu: 'Пароль этого терминала; им подписаны запросы и вебхуки.',
    expected: 'the password of the terminal, at least 8 characters',
    expectedRu: 'пароль терминала не короче 8 символов',
    example: 'tbank-password-example',
  },
  sbpPageField('TBANK_SBP_PAGE'),
  {
    name: 'saveMethods',
    env: 'TBANK_SAVE_METHODS',
    secret: false,
    defaultValue: 'off',
    ...choiceOf([
      ['on', 'On', 'Предлагать'],
      ['off', 'Off', 'Не предлагать'],
    ]),
    description:
      'Whether buyers may have their card, or their account by the SBP, saved for later payments. Set it once T-Bank has allowed recurring payments and saved cards for the terminal: a live one by its manager, a DEMO terminal by the support. For the SBP, switch on the notifications about linked accounts for the terminal.',
    descriptionRu:
      'Предлагать ли покупателям сохранять карту или счёт в СБП для следующих платежей. Включите, когда Т-Банк разрешит терминалу рекуррентные платежи и привязку карт: боевому — персональный менеджер, терминалу DEMO — поддержка. Для СБП включите терминалу уведомления о привязке счёта.',
    example: 'on',
  },
  {
    name: 'taxation',
    env: 'TBANK_TAXATION',
    secret: false,
    defaultValue: '',
    ...choiceOf([
      ['osn', 'General (OSN)', 'ОСН'],
      ['usn_income', 'Simplified, income (USN)', 'УСН «доходы»'],
      [
        'usn_income_outcome',
        'Simplified, income less expenses (USN)',
        'УСН «доходы минус расходы»',
      ],
      ['esn', 'Agricultural (ESN)', 'ЕСХН'],
      ['patent', 'Patent', 'Патент'],
    ]),
    description:
      'Tax system on fiscal receipts (54-FZ). Set it if an online cash register is connected to the terminal; then every payment and every partial refund sends its receipt. Switch on the notifications about receipts for the terminal: without them the shop does not learn that a receipt was registered.',
    descriptionRu:
      'Система налогообложения в чеках по 54-ФЗ. Задайте, если к терминалу подключена онлайн-касса: тогда чек передаётся с каждым платежом и с каждым частичным возвратом. Включите для терминала уведомления о фискализации: без них магазин не узнает, что чек зарегистрирован.',
    example: 'usn_income',
  },
  {
    name: 'vat',
    env: 'TBANK_VAT',
    secret: false,
    defaultValue: 'none',
    ...choiceOf([
      ['none', 'Without VAT', 'Без НДС'],
      ['vat0', 'VAT 0%', 'НДС 0\u00a0%'],
      ['vat5', 'VAT 5%', 'НДС 5\u00a0%'],
      ['vat7', 'VAT 7%', 'НДС 7\u00a0%'],
      ['vat10', 'VAT 10%', 'НДС 10\u00a0%'],
      ['vat20', 'VAT 20%', 'НДС 20\u00a0%'],
      ['vat22', 'VAT 22%', 'НДС 22\u00a0%'],
      ['vat105', 'VAT 5/105', 'НДС 5/105'],
      ['vat107', 'VAT 7/107', 'НДС 7/107'],
      ['vat110', 'VAT 10/110', 'НДС 10/110'],
      ['vat120', 'VAT 20/120', 'НДС 20/120'],
      ['vat122', 'VAT 22/122', 'НДС 22/122'],
    ]),
    description: 'VAT rate on these receipts; the calculated rates 5/105 … are for prepayments.',
    descriptionRu:
      'Ставка НДС в этих чеках; расчётные ставки 5/105 и так далее — для предоплаты и авансов.',
    example: 'none',
  },
  {
    name: 'ffd',
    env: 'TBANK_FFD',
    secret: false,
    defaultValue: '1.05',
    ...choiceOf([
      ['1.05', 'FFD 1.05', 'ФФД 1.05'],
      ['1.2', 'FFD 1.2', 'ФФД 1.2'],
    ]),
    description: 'Version of the fiscal document format (FFD) that the cash register uses.',
    descriptionRu: 'Версия формата фискальных документов (ФФД), с которой работает касса.',
    example: '1.2',
  },
  {
    name: 'measurementUnit',
    env: 'TBANK_MEASUREMENT_UNIT',
    secret: false,
    defaultValue: 'шт',
    schema: z.string().check(z.minLength(1), z.maxLength(16)),
    description: 'Unit of measurement on receipts of FFD 1.2, as the cash register knows it.',
    descriptionRu: 'Единица измерения в чеках ФФД 1.2, как её знает касса.',
    expected: 'a unit, at most 16 characters',
    expectedRu: 'единица измерения, до 16 символов',
    example: 'шт',
  },
  {
    name: 'paymentMethod',
    env: 'TBANK_PAYMENT_METHOD',
    secret: false,
    defaultValue: 'full_payment',
    ...choiceOf(paymentMethodChoices('prepayment')),
    description:
      'How it is paid, on these receipts (tag 1214). A subscription that is paid ahead is usually a full prepayment: ask your accountant. A prepayment is closed by another receipt, which the shop sends when access is given.',
    descriptionRu:
      'Признак способа расчёта в чеках (тег 1214). Подписка, оплаченная вперёд, обычно «Предоплата 100 %»: спросите своего бухгалтера. Чек зачёта предоплаты магазин отправляет сам, когда выдаёт доступ.',
    example: 'full_prepayment',
  },
  {
    name: 'paymentObject',
    env: 'TBANK_PAYMENT_OBJECT',
    secret: false,
    defaultValue: 'service',
    ...choiceOf(paymentObjectChoices),
    description: 'What is sold, on these receipts (tag 1212).',
    descriptionRu: 'Признак предмета расчёта в чеках (тег 1212).',
    example: 'service',
  },
];
