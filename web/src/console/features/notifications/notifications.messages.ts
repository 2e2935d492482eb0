import type { NotificationTopic } from '@sesame/contract/console/notifications/topics.ts';
import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const topicMessages = defineMessages<NotificationTopic>({
  sale: ['Sales', 'Продажи'],
  payment_review: ['Payments to review', 'Платежи на проверку'],
  dispute: ['Disputes and fraud warnings', 'Споры и подозрения в мошенничестве'],
  refund: ['Refunds that failed', 'Неудавшиеся возвраты'],
  ticket: ['Tickets waiting for an answer', 'Обращения, ждущие ответа'],
  inventory: ['Inventory and orders without access', 'Запасы и заказы без доступа'],
  job: ['Background jobs and backups', 'Фоновые задачи и резервные копии'],
  payout: ['Large and reversed payouts', 'Крупные и отозванные выплаты'],
  security: ['Security of the console', 'Безопасность консоли'],
});

export const notificationMessages = defineMessages({
  title: common.myNotifications,
  lead: [
    'What the shop tells you outside the console. Others are not affected.',
    'О чём магазин пишет вам вне консоли. Других сотрудников это не касается.',
  ],
  loading: ['Loading your choices', 'Загружаем ваш выбор'],
  failed: ['Your choices could not be loaded', 'Не удалось загрузить ваш выбор'],
  topics: ['What to tell me', 'О чём сообщать'],
  none: [
    'Your role reads no records that the shop notifies of.',
    'Вашей роли не доступны записи, о которых магазин сообщает.',
  ],
  off: ['Off', 'Не сообщать'],
  mail: common.email,
  telegram: ['Telegram', 'Telegram'],
  both: ['Both', 'Оба способа'],
  channelOf: ['{topic}: how', '{topic}: как'],
  timingOf: ['{topic}: when', '{topic}: когда'],
  now: ['At once', 'Сразу'],
  digest: ['Daily digest', 'В сводке'],
  times: ['When to tell me', 'Когда сообщать'],
  zone: ['Time zone', 'Часовой пояс'],
  digestHour: ['Time of the digest', 'Время сводки'],
  quiet: ['Quiet hours', 'Тихие часы'],
  quietFrom: sharedTexts.from,
  quietUntil: sharedTexts.until,
  urgent: [
    'Tell me about reviews, disputes, refunds, jobs and security even then',
    'Сообщать и в это время о проверках, спорах, возвратах, задачах и безопасности',
  ],
  channels: ['Where you are reached', 'Куда приходят сообщения'],
  mailOff: ['The shop sends no email.', 'Магазин не отправляет писем.'],
  mailRefused: [
    'The last email was refused on {at}. Ask an owner to check your address.',
    'Последнее письмо отклонено {at}. Попросите владельца проверить ваш адрес.',
  ],
  test: ['Send me a test', 'Отправить проверку'],
  tested: ['A test is on its way', 'Проверка отправлена'],
});
