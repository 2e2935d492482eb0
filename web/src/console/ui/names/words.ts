/**
 * Texts that several screens show, each under its own key, in English and Russian. They load with those screens, while the
 * common messages belong to the first view.
 */
export const words = {
  active: ['Active', 'Активен'],
  balance: ['Balance', 'Баланс'],
  cancel: ['Cancel', 'Отмена'],
  chooseImage: ['Choose an image', 'Выберите изображение'],
  disputeLost: ['Dispute lost', 'Спор проигран'],
  disputeWon: ['Dispute won', 'Спор выигран'],
  dropHere: ['Drop it here', 'Отпустите здесь'],
  from: ['From', 'С'],
  gifts: ['Gifts', 'Подарки'],
  myNotifications: ['My notifications', 'Мои уведомления'],
  newService: ['New service', 'Новый сервис'],
  none: ['None', 'Нет'],
  ordered: ['Ordered', 'Заказан'],
  paid: ['Paid', 'Оплачен'],
  paidTwice: ['Paid twice', 'Оплачено дважды'],
  payment: ['Payment', 'Платёж'],
  paymentMethods: ['Payment methods', 'Способы оплаты'],
  settings: ['Settings', 'Настройки'],
  show: ['Show', 'Показать'],
  subscription: ['Subscription', 'Подписка'],
  telegramBot: ['Telegram bot', 'Бот в Telegram'],
  testPayment: ['Test payment', 'Тестовый платёж'],
  texts: ['Texts', 'Тексты'],
  tickets: ['Tickets', 'Обращения'],
} as const;
