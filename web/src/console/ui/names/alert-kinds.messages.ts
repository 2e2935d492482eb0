import type { AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** The title of each kind of alert. */
export const alertKindMessages = defineMessages<AlertKind>({
  payment_late: ['Late payment', 'Оплачен с опозданием'],
  payment_overpaid: ['Overpaid', 'Переплата'],
  payment_review: ['Payment held for review', 'Платёж на проверке'],
  payment_disputed: ['Payment disputed', 'Платёж оспорен'],
  fraud_warning: ['The bank warns of fraud', 'Банк предупреждает о мошенничестве'],
  double_payment: ['Paid twice', 'Оплачено дважды'],
  refund_failed: ['Refund failed', 'Возврат не прошёл'],
  refund_excess: ['More refunded than paid', 'Возвращено больше, чем оплачено'],
  credit_reversed: [
    'Money behind a plan change was reversed',
    'Деньги, зачтённые при смене тарифа, отозваны',
  ],
  refund_unexplained: ['Refund not explained by the shop', 'Возврат, о котором магазин не знает'],
  refund_stuck: ['Refund without a result', 'Возврат без результата'],
  promo_over_limit: ['Promo code used over its limit', 'Промокод использован сверх лимита'],
  webhook_mismatch: ['Webhook does not match its payment', 'Вебхук не соответствует платежу'],
  webhook_unknown_payment: ['Webhook for an unknown payment', 'Вебхук о неизвестном платеже'],
  webhook_stuck: ['Webhook cannot be processed', 'Вебхук не удаётся обработать'],
  gateway_unclear: ['Gateway reports something unknown', 'Шлюз сообщил неизвестное'],
  paid_without_access: ['Paid, but no access granted', 'Оплачен, но доступ не выдан'],
  fiscal_receipt_failed: ['Fiscal receipt not registered', 'Фискальный чек не зарегистрирован'],
  fiscal_receipt_late: [
    'Fiscal receipt waits for more than a day',
    'Фискальный чек ждёт регистрации больше суток',
  ],
  proof_unchecked: ['Proof of payment not checked in time', 'Чек о переводе долго не проверен'],
  rate_implausible: ['Exchange rate looks wrong', 'Курс похож на ошибочный'],
  saving_refused: ['Payment methods are not saved', 'Шлюз не сохраняет способы оплаты'],
  renewal_stuck: ['Renewal waits for an operator', 'Автопродление ждёт решения сотрудника'],
  payout_recalled: [
    'Approved payout is no longer covered',
    'Одобренная выплата больше не обеспечена',
  ],
  payout_underway: [
    'Payout is being sent, but its money was reversed',
    'Выплата отправляется, но деньги под неё отозваны',
  ],
  delivery_waiting: ['Paid, but nothing in inventory', 'Оплачено, но на складе пусто'],
  delivery_late: ['Delivery is late', 'Выдача доступа задерживается'],
  product_without_services: ['Product sold without a service', 'Товар продан без сервиса'],
  item_reported: [
    'A buyer replaced an item that did not work',
    'Покупатель заменил неработающую позицию',
  ],
  inventory_low: ['Inventory is running low', 'Запасы на складе заканчиваются'],
  password_spray: ['Password guessing detected', 'Подбор паролей'],
  exports_large: ['Unusually many rows exported today', 'За день выгружено необычно много строк'],
  backup_failed: ['Backup or restore test failed', 'Ошибка резервной копии или её проверки'],
  worker_lost: ['Background jobs are not running', 'Фоновые задачи не работают'],
  job_failing: ['Background job keeps failing', 'Фоновая задача постоянно завершается ошибкой'],
  job_item_failing: [
    'Background job keeps failing on one record',
    'Фоновая задача не справляется с одной записью',
  ],
  registrations_unusual: [
    'Unusually many registrations from one mail host',
    'Необычно много регистраций с одного почтового домена',
  ],
  proxy_undeclared: [
    'A proxy is in use, but TRUST_PROXY does not list it',
    'Магазин работает за прокси, которого нет в TRUST_PROXY',
  ],
});
