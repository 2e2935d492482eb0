// Long on purpose: the one table of the codes that an audit event may contain as values.
import type { bulkKinds } from '@sesame/contract/console/bulk-actions.ts';
import type { productStates } from '@sesame/contract/console/catalogue.ts';
import type { itemKinds } from '@sesame/contract/console/inventory.ts';
import type { disputeStates } from '@sesame/contract/console/payments/disputes.ts';
import type { giftRefundMethods } from '@sesame/contract/console/payments/gifts.ts';
import type { refundAccesses } from '@sesame/contract/console/payments/payments.ts';
import type { redemptionStates } from '@sesame/contract/console/payments/promo-codes.ts';
import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import type { BackupFolderProblem } from '@sesame/contract/console/system.ts';
import type { TicketPriority } from '@sesame/contract/console/tickets.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { doublePaymentPolicies } from '@sesame/contract/shared/shop-settings.ts';
import type { DoublePaymentState, ItemContent } from '@sesame/contract/shared/states.ts';
import type { commissionStates, payoutStates } from '@sesame/contract/shop/referrals.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatCents } from '../../../i18n/format-amount.ts';
import { languageNames } from '../../../i18n/language.ts';
import { alertKindMessages } from '../../ui/names/alert-kinds.messages.ts';
import { renewalNames } from '../../ui/names/renewals.messages.ts';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { stateMessages } from '../../ui/names/states.messages.ts';
import { auditFieldText } from './audit-fields.ts';

type Name = readonly [en: string, ru: string];
type Codes = Readonly<Record<string, Name>>;
type OneOf<List extends readonly string[]> = Record<List[number], Name>;

const ofMessages = <Key extends string>({
  en,
  ru,
}: {
  en: Record<Key, string>;
  ru: Record<Key, string>;
}): Codes =>
  // The keys of the object.
  Object.fromEntries((Object.keys(en) as Key[]).map((key) => [key, [en[key], ru[key]]]));

const refundStates = {
  requested: ['Requested', 'Запрошен'],
  unknown: ['No clear response', 'Нет понятного ответа'],
  succeeded: ['Succeeded', 'Выполнен'],
} as const satisfies Codes;

/** States by the section of the action, because the same code has another name for a ticket than for a payment. */
const states: Readonly<Record<string, Codes>> = {
  payments: {
    ...ofMessages(stateMessages),
    ...refundStates,
    ...({
      open: ['Waiting for a decision', 'Ждёт решения'],
      kept: ['Both kept', 'Оставлены оба'],
      refunding: ['Refund in progress', 'Возвращается'],
      refunded: ['Refunded', 'Возвращён'],
      dismissed: ['Both kept by an operator', 'Сотрудник оставил оба'],
    } satisfies Record<DoublePaymentState, Name>),
    ...({
      needs_answer: ['Needs an answer', 'Ждёт ответа'],
      under_review: ['Under review by the bank', 'На рассмотрении банка'],
      won: ['Won', 'Выигран'],
      lost: ['Lost', 'Проигран'],
      closed: ['Closed', 'Закрыт'],
    } satisfies OneOf<typeof disputeStates>),
    registered: ['Registered', 'Зарегистрирован'],
    unneeded: ['Not needed', 'Не нужен'],
    // A fiscal receipt, not the access.
    waiting: ['Waiting', 'Ожидает'],
  },
  tickets: {
    new: ['New', 'Новое'],
    waiting_operator: ['Waiting for us', 'Ждёт нас'],
    waiting_user: ['Waiting for buyer', 'Ждёт покупателя'],
    on_hold: ['On hold', 'Отложено'],
    resolved: ['Resolved', 'Решено'],
    closed: ['Closed', 'Закрыто'],
  } satisfies Record<TicketState, Name>,
  payouts: {
    requested: ['Requested', 'Запрошена'],
    approved: ['Approved', 'Одобрена'],
    paid: ['Paid', 'Выплачена'],
    rejected: ['Rejected', 'Отклонена'],
    canceled: ['Canceled', 'Отменена'],
  } satisfies OneOf<typeof payoutStates>,
  products: {
    active: ['On sale', 'В продаже'],
    inactive: ['Not on sale', 'Не в продаже'],
    archived: ['Archived', 'В архиве'],
  } satisfies OneOf<typeof productStates>,
  promos: {
    reserved: ['Reserved', 'В резерве'],
    committed: ['Used', 'Использован'],
    released: ['Released', 'Резерв снят'],
  } satisfies OneOf<typeof redemptionStates>,
  referrals: {
    pending: ['On hold until it matures', 'Удерживается до срока'],
    review: ['In review', 'На проверке'],
    disputed: ['Payment in dispute', 'Платёж оспорен'],
    available: ['Available', 'Доступно'],
    reversed: ['Reversed', 'Аннулировано'],
  } satisfies OneOf<typeof commissionStates>,
  methods: {
    opened: ['Payment page opened', 'Страница оплаты открыта'],
    paid: ['Paid', 'Оплачен'],
    refunding: ['Refund in progress', 'Возвращается'],
    refunded: ['Refunded', 'Возвращён'],
    refund_failed: ['Refund failed', 'Возврат не прошёл'],
    refused: ['Declined by the gateway', 'Отклонён шлюзом'],
    no_answer: ['No usable answer', 'Нет понятного ответа'],
  },
  subscriptions: {
    ...ofMessages(renewalNames),
    on: ['On', 'Включено'],
    off: ['Off', 'Выключено'],
  },
};

const kinds: Readonly<Record<string, Codes>> = {
  alerts: ofMessages(alertKindMessages),
  bulk: {
    extend_subscriptions: ['Add days', 'Добавление дней'],
    undo_added_days: ['Undo added days', 'Отмена добавленных дней'],
    end_sessions: ['End sessions', 'Завершение сеансов'],
    block_users: ['Block buyers', 'Блокировка покупателей'],
    retire_items: ['Retire items', 'Списание позиций'],
  } satisfies OneOf<typeof bulkKinds>,
  inventory: {
    unique: ['Unique', 'Уникальная'],
    shared: ['Shared', 'Общая'],
    template: ['Template URL', 'Шаблон ссылки'],
    webhook: ['Webhook', 'Вебхук'],
  } satisfies OneOf<typeof itemKinds>,
  payments: {
    payment: ['Payment', 'Оплата'],
    refund: ['Refund', 'Возврат'],
    closing: ['Offset of the prepayment', 'Зачёт предоплаты'],
  },
};

const contents = {
  link: ['Link', 'Ссылка'],
  code: ['Code', 'Код'],
  account: ['Login and password', 'Логин и пароль'],
  text: ['Text', 'Текст'],
  file: ['File', 'Файл'],
} satisfies Record<ItemContent, Name>;

/** In the order of the policies. */
const doublePaymentNames: readonly Name[] = [
  ['Question to the buyer', 'Вопрос покупателю'],
  ['Keep both', 'Оставить оба платежа'],
  ['Refund the later payment', 'Вернуть второй платёж'],
];

/** Fields whose values are codes in every section. */
const codes: Readonly<Record<string, Codes>> = {
  role: ofMessages(roleMessages),
  content: contents,
  item_kind: kinds.inventory ?? {},
  language: { en: [languageNames.en, languageNames.en], ru: [languageNames.ru, languageNames.ru] },
  default_language: {
    en: [languageNames.en, languageNames.en],
    ru: [languageNames.ru, languageNames.ru],
  },
  priority: {
    low: ['Low', 'Низкий'],
    normal: ['Normal', 'Обычный'],
    high: ['High', 'Высокий'],
    urgent: ['Urgent', 'Срочный'],
  } satisfies Record<TicketPriority, Name>,
  method: {
    gateway: ['Original method', 'Тем же способом'],
    balance: ['Balance', 'Баланс'],
    record: ['Recorded only', 'Только запись'],
    keep: ['No refund', 'Без возврата'],
  } satisfies OneOf<typeof giftRefundMethods>,
  access: {
    keep: ['Kept', 'Сохранён'],
    shorten: ['Shortened', 'Сокращён'],
    revoke: ['Revoked', 'Отозван'],
  } satisfies OneOf<typeof refundAccesses>,
  double_payments: Object.fromEntries(
    doublePaymentPolicies.map((policy, at) => [policy, doublePaymentNames[at] ?? [policy, policy]]),
  ),
  review_reason: {
    order: ['Order does not match', 'Другой заказ'],
    reference: ['Gateway payment does not match', 'Другой платёж у шлюза'],
    merchant: ['Merchant does not match', 'Другой продавец'],
    currency: ['Currency does not match', 'Другая валюта'],
    underpaid: ['Underpaid', 'Недоплата'],
  },
  verdict: {
    cleared: ['Not fraud', 'Не мошенничество'],
    confirmed: ['Fraud', 'Мошенничество'],
    accepted: ['Accepted', 'Приняты'],
    rejected: ['Rejected', 'Отклонены'],
    no_answer: ['No answer', 'Нет ответа'],
  },
  link: { mailed: ['Sent by email', 'Отправлена по почте'], shown: ['Shown', 'Показана'] },
  links: { hidden: ['Hidden', 'Скрыты'], shown: ['Shown', 'Показаны'] },
  tls: {
    tls: ['TLS from the start', 'TLS сразу'],
    starttls: ['STARTTLS', 'STARTTLS'],
    none: ['None', 'Без шифрования'],
  },
  category: { worldwide: ['Worldwide', 'Весь мир'], cis: ['CIS', 'СНГ'] },
  method_category: { worldwide: ['Worldwide', 'Весь мир'], cis: ['CIS', 'СНГ'] },
  problem: {
    unknown_host: ['Unknown host', 'Такого хоста нет'],
    refused: ['No server answers', 'Никто не отвечает'],
    timeout: ['No answer in time', 'Ответ не пришёл вовремя'],
    private_host: ['Private network', 'Частная сеть'],
    tls: ['Encryption failed', 'Не удалось установить шифрование'],
    sign_in: ['Sign-in refused', 'Вход отклонён'],
    sender: ['Sender refused', 'Отправитель отклонён'],
    recipient: ['Recipient refused', 'Получатель отклонён'],
    other_bot: ['Another bot', 'Другой бот'],
    bucket: ['No such bucket', 'Такого бакета нет'],
    region: ['Another region', 'Другой регион'],
    elsewhere: ['Another process makes the backups', 'Копии делает другой процесс'],
    full: ['Disk full', 'Диск заполнен'],
    outside: ['Outside the allowed folders', 'За пределами разрешённых папок'],
    not_a_folder: ['No such folder', 'Такой папки нет'],
    may_not_write: ['May not write', 'Нет права записи'],
    may_not_read: ['May not read', 'Нет права чтения'],
    may_not_remove: ['May not remove', 'Нет права удаления'],
    other_server: ['Another server', 'Другой сервер'],
    other: ['Other', 'Другая'],
  } satisfies Record<ConnectionProblem | BackupFolderProblem, Name>,
};

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const columns = { en: 0, ru: 1 } as const;

/**
 * A value of an audit event in words. One that this version does not know is shown as it is.
 * @param action decides what a state or a kind is of
 */
export function auditValueText(
  language: Language,
  action: string,
  { field, value }: { readonly field: string; readonly value: unknown },
): string {
  const text = (of: string, one: unknown) =>
    auditValueText(language, action, { field: of, value: one });
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][columns[language]];
  if (typeof value === 'number') {
    return field.endsWith('_cents') ? formatCents(language, value) : String(value);
  }
  if (typeof value === 'string') {
    if (TIMESTAMP.test(value)) return formatDateTime(value);
    if (field === 'changed') return auditFieldText(language, value);
    return wordOf(codesOf(field, action), value)?.[columns[language]] ?? value;
  }
  if (Array.isArray(value)) {
    const isOfRecords = value.some((one) => typeof one === 'object');
    return value.map((one) => text(field, one)).join(isOfRecords ? '\n' : ', ') || '–';
  }
  return Object.entries(value)
    .map(([name, one]) => `${auditFieldText(language, name)}: ${text(name, one)}`)
    .join(' · ');
}

const yesNo = { yes: ['yes', 'да'], no: ['no', 'нет'] } as const;

function codesOf(field: string, action: string): Codes | undefined {
  const [section = ''] = action.split('.');
  if (field === 'state') return Object.hasOwn(states, section) ? states[section] : undefined;
  if (field === 'kind') return Object.hasOwn(kinds, section) ? kinds[section] : undefined;
  return Object.hasOwn(codes, field) ? codes[field] : undefined;
}

function wordOf(known: Codes | undefined, code: string): Name | undefined {
  return known !== undefined && Object.hasOwn(known, code) ? known[code] : undefined;
}
