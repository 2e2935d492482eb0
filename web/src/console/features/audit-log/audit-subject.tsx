import type { Language } from '@sesame/contract/shared/limits.ts';
import { Link } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';

type Kind = { name: Readonly<Record<Language, string>>; path?: (id: string) => string };

const kind = (en: string, ru: string, path?: (id: string) => string): Kind => ({
  name: { en, ru },
  ...(path && { path }),
});

/** What an action was about: the server names it `kind:id`. */
const kinds: Readonly<Record<string, Kind>> = {
  alert: kind('Alert', 'Оповещение'),
  announcement: kind('Announcement', 'Объявление', consolePaths.announcement),
  announcement_image: kind('Picture of an announcement', 'Картинка объявления'),
  backup: kind('Backup', 'Резервная копия'),
  bulk_action: kind('Bulk action', 'Массовое действие', consolePaths.bulkAction),
  campaign: kind('Campaign', 'Кампания'),
  commission: kind('Commission', 'Комиссия партнёра'),
  connection: kind('Connection', 'Подключение'),
  credit: kind('Credit', 'Начисление на баланс'),
  delivery: kind('Delivery', 'Выдача доступа'),
  export: kind('Export', 'Выгрузка'),
  exports: kind('Export', 'Выгрузка'),
  gateway: kind('Gateway', 'Шлюз'),
  inventory_item: kind('Inventory item', 'Позиция склада'),
  job: kind('Background job', 'Фоновая задача'),
  macro: kind('Saved reply', 'Готовый ответ', consolePaths.macro),
  mail: kind('Email', 'Письмо'),
  method: kind('Payment method', 'Способ оплаты', consolePaths.method),
  operator: kind('Operator', 'Сотрудник'),
  payment: kind('Payment', 'Платёж', consolePaths.payment),
  payout: kind('Payout', 'Выплата', consolePaths.payout),
  product: kind('Product', 'Товар', consolePaths.product),
  promo: kind('Promo code', 'Промокод', consolePaths.promo),
  product_picture: kind('Picture of a product', 'Картинка товара'),
  promo_batch: kind('Batch of promo codes', 'Пакет промокодов'),
  provider: kind('Gateway', 'Шлюз'),
  referral_flag: kind('Fraud flag', 'Подозрение на мошенничество'),
  referral_rules: kind('Partner rules', 'Правила для партнёров'),
  refund: kind('Refund', 'Возврат'),
  rule_change: kind('Change of partner rules', 'Изменение правил для партнёров'),
  service: kind('Service', 'Сервис', consolePaths.service),
  service_picture: kind('Picture of a service', 'Картинка сервиса'),
  subscription: kind('Subscription', 'Подписка', consolePaths.subscription),
  text: kind('Text', 'Текст', consolePaths.text),
  ticket: kind('Ticket', 'Обращение', consolePaths.ticket),
  user: kind('Buyer', 'Покупатель', consolePaths.user),
  webhook: kind('Webhook', 'Вебхук'),
};

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The subject of an action in words, with a link to its record. One that this version does not know stays as it is. */
export function AuditSubject({ subject }: { subject: string }) {
  const { language } = useI18n();
  const [, name = '', id = ''] = /^([a-z_]+):(.*)$/s.exec(subject) ?? [];
  const known = kinds[name];
  if (known === undefined) return <span className="wrap-anywhere">{subject}</span>;
  // The end of an id differs between records of one day, unlike its beginning.
  const short = uuid.test(id) ? `…${id.slice(-6)}` : id;
  const text = `${known.name[language]} ${short}`;
  return (
    <span className="wrap-anywhere lg:whitespace-nowrap" title={subject}>
      {known.path ? (
        <TextLink as={Link} href={known.path(id)}>
          {text}
        </TextLink>
      ) : (
        text
      )}
    </span>
  );
}
