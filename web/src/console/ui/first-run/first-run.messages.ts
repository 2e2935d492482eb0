import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const firstRunMessages = defineMessages({
  title: ['From an empty shop to the first sale', 'От пустого магазина до первой продажи'],
  progress: ['{done} of {all} done', 'Готово {done} из {all}'],
  hide: ['Dismiss', 'Скрыть'],
  next: ['Next: {step}', 'Дальше: {step}'],
  setUp: ['First steps: {done} of {all} done', 'Первые шаги: готово {done} из {all}'],
  brand: sharedTexts.nameAndColor,
  brandHint: [
    'What buyers see in the header, in emails and on receipts.',
    'Это видят покупатели: в шапке, письмах и квитанциях.',
  ],
  service: ['Service and inventory', 'Сервис и склад'],
  serviceHint: [
    'What a buyer gets: links or codes that the shop assigns after payment. The product form creates it too.',
    'Что получит покупатель: ссылки или коды, которые магазин выдаёт после оплаты. Можно создать и прямо в товаре.',
  ],
  product: ['Product with a price', 'Товар с ценой'],
  productHint: [
    'What buyers choose. Switch it to active to sell it.',
    'То, что выбирает покупатель. Чтобы продавать, сделайте его активным.',
  ],
  method: sharedTexts.paymentMethod,
  methodHint: [
    'Set up a gateway with its keys first, then add a payment method. The balance alone is not enough: buyers spend earnings and refunds with it.',
    'Сначала подключите шлюз, введя его ключи, затем добавьте способ оплаты. Одного баланса мало: с него тратят только доход и возвраты.',
  ],
  test: sharedTexts.testPayment,
  testHint: [
    'Pay once the way a buyer will, and see the money arrive.',
    'Заплатите один раз, как покупатель, и убедитесь, что деньги доходят.',
  ],
  open: ['Open the shop', 'Открыть магазин'],
  openHint: [
    'Until then buyers cannot sign up or order; sign-in works.',
    'До этого нельзя зарегистрироваться и заказать; вход работает.',
  ],
  start: ['Start', 'Начать'],
  openShop: ['Open the shop', 'Открыть магазин'],
  closeShop: ['Close the shop', 'Закрыть магазин'],
  opened: ['The shop is open.', 'Магазин открыт.'],
  closed: [
    'The shop is closed: buyers cannot sign up or order.',
    'Магазин закрыт: регистрация и заказы недоступны.',
  ],
  openTitle: ['Your shop is open', 'Ваш магазин открыт'],
  openLead: [
    'This is its address for buyers. Register there yourself and order once: the sale appears here.',
    'Вот адрес для покупателей. Зарегистрируйтесь там сами и сделайте заказ: продажа появится здесь.',
  ],
  copyAddress: ['Copy the address', 'Скопировать адрес'],
  addressCopied: ['Address copied', 'Адрес скопирован'],
  showAgain: ['Show first steps', 'Показать первые шаги'],
  shopState: ['Opening', 'Открытие магазина'],
  missing: ['Buyers cannot pay yet:', 'Покупатели пока не могут заплатить:'],
  missingProduct: ['no product is on sale', 'нет товара в продаже'],
  missingMethod: ['no payment method is enabled', 'не включён ни один способ оплаты'],
  missingAddress: ['the shop has no public address', 'у магазина нет публичного адреса'],
  missingOpen: ['the shop is closed', 'магазин закрыт'],
  missingInventory: [
    'No service on sale has an item to assign: buyers would pay and wait.',
    'У сервисов в продаже нет свободных позиций: покупатель заплатит и будет ждать.',
  ],
  withoutMail: [
    'The shop cannot send emails: buyers get no receipts and cannot reset a password.',
    'Магазин не может отправлять письма: покупатели не получат квитанций и не сменят забытый пароль.',
  ],
  enterMail: ['Set up the mail server', 'Настроить почтовый сервер'],
  moreConnections: ['All connections', 'Все подключения'],
  canPay: ['Buyers can pay.', 'Покупатели могут платить.'],
  addMethod: ['Set up a payment method', 'Настроить способ оплаты'],
  enterAddress: ['Enter the address', 'Указать адрес'],
  firstSale: [
    'Congratulations on the first sale: {total}.',
    'Поздравляем с первой продажей: {total}.',
  ],
  seePayment: ['See the payment', 'Открыть платёж'],
  thanks: sharedTexts.close,
});
