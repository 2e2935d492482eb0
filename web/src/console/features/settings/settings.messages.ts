import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const settingsMessages = defineMessages({
  title: sharedTexts.settings,
  failed: ['The settings could not be loaded', 'Не удалось загрузить настройки'],
  groupRegion: ['Language and time zone', 'Язык и часовой пояс'],
  default_language: ['Language of the shop', 'Язык магазина'],
  default_language_hint: [
    'What visitors see until they choose a language. The console opens in the language of the browser.',
    'На нём магазин открывается, пока посетитель не выбрал другой. Консоль открывается на языке браузера.',
  ],
  time_zone: ['Time zone of the shop', 'Часовой пояс магазина'],
  time_zone_hint: [
    'In which the days of the overview and of reports begin and end. After a change, earlier days are added up again. Times of day are shown in the time zone of your browser.',
    'По нему начинаются и заканчиваются дни в обзоре и отчётах. После изменения прошлые дни считаются заново. Время событий показывается по часам вашего браузера.',
  ],
  groupCurrency: ['Currency shown', 'Показ цен в валюте'],
  shown_currency: ['Also show prices in', 'Показывать цены ещё и в валюте'],
  shown_currency_hint: [
    'Beside every price and total buyers see about how much it is in this currency, at the rate of the Bank of Russia. Prices stay in dollars, and what is charged does not change.',
    'Рядом с ценами и итогом покупатели видят, сколько это примерно в этой валюте по курсу Банка России. Цены остаются в долларах, списание не меняется.',
  ],
  groupCatalogue: ['Catalogue', 'Каталог'],
  groupHelp: ['Help for buyers', 'Помощь покупателям'],
  groupSeller: sharedTexts.seller,
  legal_name: ['Legal name', 'Юридическое название'],
  legal_name_hint: [
    'Such as a company, or your own name. Shown on receipts and at the bottom of emails.',
    'Компания, ИП или ваше имя. Показывается в квитанциях и внизу писем.',
  ],
  legal_address: ['Legal address', 'Юридический адрес'],
  legal_address_hint: ['Shown beside the name.', 'Показывается рядом с названием.'],
  tax_id: ['Tax ID', 'ИНН'],
  tax_id_hint: [
    'VAT number, INN or another number of the tax office.',
    'ИНН, номер плательщика НДС или другой налоговый номер.',
  ],
  wrongLine: ['A shorter line, without line breaks', 'Строка покороче, без переносов'],
  groupOrders: common.payments,
  groupRest: ['Reminders and limits', 'Напоминания и лимиты'],
  groupReferrals: ['Referral rules', 'Правила для партнёров'],
  rulesFailed: ['The rules could not be loaded', 'Не удалось загрузить правила'],
  public_catalogue: ['Show the catalogue to visitors', 'Показывать каталог посетителям'],
  public_catalogue_hint: [
    'Products, plans and prices can be seen without an account, and links to products have a preview. Ordering needs an account.',
    'Товары, тарифы и цены видны без входа, а ссылки на товары открываются с превью. Для покупки нужен аккаунт.',
  ],
  help_url: ['Help chat or page', 'Чат или страница помощи'],
  help_url_hint: [
    'Where “Help” leads: https://… or t.me/name.',
    'Куда ведёт «Помощь»: https://… или t.me/имя.',
  ],
  support_email: ['Support email', 'Почта поддержки'],
  support_email_hint: [
    'Shown at the bottom of every email, and instead of the help chat if there is none.',
    'Показывается внизу каждого письма, а если чата нет — и вместо него.',
  ],
  open_payments_max: ['Open payments per buyer', 'Открытых платежей у покупателя'],
  open_payments_max_hint: [
    'No more can be started until one is paid, canceled or expired.',
    'Новый нельзя начать, пока один из них не оплачен, не отменён и не просрочен.',
  ],
  transfer_hours: ['Time to send a new proof', 'Срок для нового чека'],
  transfer_hours_hint: [
    'After a proof of payment is rejected.',
    'После отклонения чека о переводе.',
  ],
  proof_alert_hours: ['Alert about unchecked proof after', 'Оповещать о непроверенном чеке через'],
  proof_alert_hours_hint: [
    'When a proof of payment waits this long.',
    'Если чек о переводе ждёт столько времени.',
  ],
  double_payments: ['Paid twice for one product', 'Товар оплачен дважды'],
  double_payments_hint: [
    'When two orders were open at once and both were paid. Where the gateway cannot refund, the buyer is asked.',
    'Если оба заказа были открыты одновременно и оба оплачены. Если шлюз не умеет возвращать деньги, спросим покупателя.',
  ],
  policyQuestion: ['Ask the buyer', 'Спросить покупателя'],
  policyKeep: ['Keep both', 'Оставить оба платежа'],
  policyRefund: ['Refund the later payment', 'Вернуть второй платёж'],
  renewal_tries: ['Attempts of a renewal', 'Попытки автопродления'],
  renewal_tries_hint: [
    'When a charge is declined for lack of money. Then the buyer is asked to pay. Five is the most that card networks allow.',
    'Если на карте не хватает денег. Потом оплатить попросим самого покупателя. Больше пяти не разрешают платёжные системы.',
  ],
  reminder_days: ['First reminder', 'Первое напоминание'],
  reminder_days_hint: [
    'Before access ends. Others are sent one day before and when it ends.',
    'До конца доступа. Ещё одно придёт за день и одно — когда доступ закончится.',
  ],
  kept_items_days: ['Old items after a plan change', 'Старый доступ при смене тарифа'],
  kept_items_days_hint: [
    'How long they stay usable while the new items are out of stock. 0: they stop at once.',
    'Сколько старый доступ работает, пока новые позиции не появились на складе. 0 — отключается сразу.',
  ],
  low_inventory: ['Low-stock threshold', 'Порог запаса'],
  low_inventory_hint: [
    'Alert when fewer items are available, for services without their own threshold. 0: only when none is left.',
    'Оповещать, если свободных позиций меньше, — для сервисов без своего порога. 0 — только когда их не осталось.',
  ],
  open_tickets_max: ['Open tickets per buyer', 'Открытых обращений у покупателя'],
  open_tickets_max_hint: [
    'No more can be opened until one is resolved.',
    'Новое нельзя открыть, пока одно из них не решено.',
  ],
  inHours: ['hours', 'ч'],
  inDays: ['days', 'дн.'],
  hours: [
    '{count, plural, one {# hour} other {# hours}}',
    '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  ],
  wrongUrl: ['A link such as https://t.me/your_shop', 'Ссылка, например https://t.me/your_shop'],
  wrongEmail: ['An address such as help@shop.com', 'Адрес, например help@shop.com'],
  methodsHint: [
    'Payment timeouts and the exchange rate are set in:',
    'Срок оплаты и курс задаются в разделе:',
  ],
  toMethods: common.paymentMethods,
  rule_deposit: ['Commission, %', 'Вознаграждение, %'],
  rule_deposit_hint: [
    'Of what a referred buyer pays, less the payment fee.',
    'От оплаты приглашённого за вычетом комиссии.',
  ],
  rule_first_payment: ['First purchase bonus, %', 'Бонус за первую покупку, %'],
  rule_first_payment_hint: ['Added once per referred buyer.', 'Один раз за каждого приглашённого.'],
  rule_verified: [
    'First purchase bonus, verified partners, %',
    'Бонус за первую покупку проверенным партнёрам, %',
  ],
  rule_verified_hint: [
    'Replaces the usual bonus; the commission stays the same.',
    'Вместо обычного бонуса; вознаграждение то же.',
  ],
  rule_hold_days: ['Hold period, days', 'Срок удержания, дней'],
  rule_hold_days_hint: [
    'Before earnings can be paid out.',
    'До того как вознаграждение можно вывести.',
  ],
  rule_payout_minimum: ['Minimum payout, $', 'Минимальная выплата, $'],
  rule_payout_minimum_hint: ['Smaller payouts cannot be requested.', 'Меньше запросить нельзя.'],
  rule_second_operator_from: ['Second approval from, $', 'Второе одобрение от, $'],
  rule_second_operator_from_hint: [
    'For payouts and manually confirmed payments.',
    'Для выплат и платежей, подтверждённых вручную.',
  ],
  rule_accounts_per_network: ['Accounts per network', 'Аккаунтов из одной сети'],
  rule_accounts_per_network_hint: [
    'A partner with more is flagged.',
    'Партнёр, у которого больше, получит пометку.',
  ],
  rulesVersion: [
    'Version {version} of {date}. Earlier earnings keep the rules they were earned under.',
    'Версия {version} от {date}. Прежние вознаграждения остаются по прежним правилам.',
  ],
  rulesLead: [
    'The new version applies to purchases from now on. If it protects money less, another owner must approve it, or it takes effect after a day. The reason is saved in the audit log.',
    'Новая версия действует для новых покупок. Если она слабее защищает деньги, её должен одобрить другой владелец, иначе она вступит в силу через сутки. Причина сохранится в журнале действий.',
  ],
  rulesWaiting: [
    '{name} proposed rules that protect money less. They take effect on {date}, or as soon as another owner approves.',
    '{name} предлагает правила, которые слабее защищают деньги. Они вступят в силу {date} или сразу после одобрения другим владельцем.',
  ],
  rulesReason: sharedTexts.reasonText,
  approveRules: ['Approve change', 'Одобрить'],
  withdrawRules: ['Withdraw change', 'Отозвать изменение'],
  rejectRules: ['Reject change', 'Отклонить'],
  saveRules: ['Save rules', 'Сохранить правила'],
  saveTitle: ['Save settings', 'Сохранить настройки'],
  reasonLead: [
    'Changes apply immediately to the whole shop. The reason is saved in the audit log.',
    'Изменения сразу действуют во всём магазине. Причина сохранится в журнале действий.',
  ],
});
