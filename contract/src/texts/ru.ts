import type { Texts } from './keys.ts';

export const ru: Texts = {
  // Header and menus
  navDashboard: 'Кабинет',
  language: 'Язык',
  accountMenu: 'Меню профиля',
  menuGetSubscription: 'Оформить подписку',
  menuPayments: 'Платежи',
  logOut: 'Выйти',
  navLogin: 'Войти',
  navRegister: 'Регистрация',
  mainNavigation: 'Главное меню',
  mobileMenu: 'Меню',
  skipToContent: 'К содержанию',
  logoutFailed: 'Не удалось выйти',

  // Sign in and register
  titleLogin: 'Вход',
  titleRegister: 'Регистрация',
  loginHeading: 'С возвращением',
  loginLead: 'Войдите, чтобы увидеть свои подписки.',
  emailLabel: 'E-mail',
  passwordLabel: 'Пароль',
  signIn: 'Войти',
  signingIn: 'Входим',
  noAccountYet: 'Ещё нет аккаунта?',
  registerLink: 'Зарегистрироваться',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  registerHeading: 'Создайте аккаунт',
  registerLead: 'Один аккаунт для всех сервисов каталога.',
  createAccount: 'Создать аккаунт',
  creatingAccount: 'Создаём аккаунт',
  passwordHint: 'Не меньше 8\u00a0символов',
  alreadyRegistered: 'Уже есть аккаунт?',
  registerFailed: 'Не удалось создать аккаунт на сервере',
  errorOccurred: 'Произошла ошибка',
  emailInvalid: 'Введите корректный e-mail.',
  loginPasswordShort: 'В\u00a0пароле не меньше 8\u00a0символов.',
  passwordShort: 'Не меньше 8\u00a0символов',

  // Dashboard: announcement
  announcement: 'Объявление',
  couponHintLabel: 'Как активировать купон',
  couponHint:
    'Как активировать купон: выберите нужную подписку, перейдите к\u00a0оплате и\u00a0введите купон.',
  closeAnnouncement: 'Закрыть объявление',
  activateCoupon: 'Активировать купон',

  // Dashboard: own subscriptions
  tabSubscriptions: 'Подписки',
  tabPayments: 'История платежей',
  activeTill: 'Активна до\u00a0{date}',
  daysLeft:
    '{count, plural, one {остался #\u00a0день} few {осталось #\u00a0дня} many {осталось #\u00a0дней} other {осталось #\u00a0дня}}',
  connectNumber: 'Подключить\u00a0{number}',
  pendingTitle: 'Платёж обрабатывается',
  pendingUsually: 'Обычно это занимает 5–8\u00a0минут',
  waitingForConfirmation: 'Ждём подтверждения',
  pendingNote: 'Подписка появится здесь сама.',
  pendingLong: 'Нет изменений больше 15\u00a0минут?',
  contactSupport: 'Напишите в\u00a0поддержку',
  noSubscriptions: 'У\u00a0вас нет активных подписок',
  noSubscriptionsHint: 'Получите доступ к\u00a0любому сервису в\u00a01\u00a0клик',
  viewPlans: 'Смотреть тарифы',

  // Dashboard: catalogue
  allServices: 'Все сервисы',
  searchServices: 'Поиск сервисов',
  filterAll: 'Все',
  filterActive: 'Активные',
  filterInactive: 'Неактивные',
  badgeActive: 'Активна',
  badgeInactive: 'Неактивна',
  order: 'Купить',
  pricePerMonth: '{price}\u00a0/\u00a0мес.',
  productsFailed: 'Сервисы не загрузились',
  productsFailedHint: 'Ваши подписки работают. Проверьте соединение и\u00a0попробуйте снова.',
  tryAgain: 'Повторить',
  nothingFound: 'По запросу «{query}» ничего нет',
  nothingFoundHint: 'Попробуйте короче или посмотрите все сервисы.',
  clearSearch: 'Сбросить поиск',

  // Terms
  months:
    '{count, plural, one {#\u00a0месяц} few {#\u00a0месяца} many {#\u00a0месяцев} other {#\u00a0месяца}}',
  days: '{count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}',
  years:
    '{count, plural, one {#\u00a0год} few {#\u00a0года} many {#\u00a0лет} other {#\u00a0года}}',

  // Payments history
  columnDate: 'Дата',
  columnSubscription: 'Подписка',
  columnTerm: 'Срок',
  columnPrice: 'Цена',
  columnStatus: 'Статус',
  statusNotPaid: 'Не оплачен',
  statusExpired: 'Истекла',
  statusActive: 'Активна',
  orderAgain: 'Купить ещё раз',
  noPayments: 'Платежей пока нет',
  noPaymentsHint: 'Здесь появятся ваши заказы и\u00a0их\u00a0статус.',

  // Order sheet
  plan: 'Тариф',
  pricePerMonthShort: '{price}\u00a0/\u00a0мес.',
  methodsWorld: 'Способы оплаты (весь мир)',
  methodsCis: 'Способы оплаты (СНГ)',
  methodsEmpty: 'Способов пока нет',
  methodsFailed: 'Не удалось загрузить способы оплаты',
  methodsFailedHint: 'Проверьте соединение и\u00a0попробуйте снова.',
  errorLabel: 'Ошибка',
  tokenMissing: 'Вход не выполнен',
  paymentMethod: 'Способ оплаты',
  noFee: '0%',
  summary: 'К\u00a0оплате',
  promoCode: 'Промокод',
  apply: 'Применить',
  remove: 'Убрать',
  linePrice: 'Цена · {term}',
  lineFee: 'Комиссия · {percent}%',
  lineDiscount: 'Скидка · {percent}%',
  total: 'Итого',
  pay: 'Оплатить {total}',
  activateForFree: 'Активировать бесплатно',
  cancel: 'Отмена',
  close: 'Закрыть',
  promoInvalid: 'Такого промокода нет',

  // Waiting view
  waitingHeading: 'Завершите оплату в\u00a0новой вкладке',
  waitingText: '{product}, {term}. Страница обновится сама.',
  stepPaymentOpened: 'Страница оплаты открыта',
  stepAccessOpens: 'Доступ откроется',
  openPaymentAgain: 'Открыть страницу оплаты снова',

  // Payment screen
  paymentOpening: 'Открываем страницу оплаты',
  paymentOpeningHint: 'Не закрывайте вкладку. Это займёт несколько секунд.',
  paymentMethodShort: 'Способ',
  paymentNothingHappens: 'Ничего не происходит?',
  paymentContinue: 'Перейти к\u00a0оплате',
  paymentDidNotOpen: 'Страница оплаты не открылась',
  nothingWasCharged: 'Деньги не списаны. Попробуйте ещё раз или выберите другой способ.',
  backToPlans: 'К\u00a0тарифам',

  // Account rules (their forms come with the profile screen; registration already meets them)
  usernameReserved: 'Это имя зарезервировано. Выберите другое.',
  usernameTaken: 'Это имя уже занято.',

  // Errors beyond the specification's numbers
  errorBadRequest: 'Не удалось разобрать запрос. Обновите страницу и\u00a0попробуйте снова.',
  errorUnauthorized: 'Сеанс завершён. Войдите снова.',
  errorForbidden: 'У\u00a0вас нет доступа.',
  errorNotFound: 'Ничего не найдено.',
  errorTooLarge: 'Слишком большой объём данных.',
  errorTooManyRequests: 'Слишком много попыток. Подождите немного и\u00a0попробуйте снова.',
  errorUnavailable: 'Сервис сейчас перегружен. Попробуйте чуть позже.',
  errorGeneral: 'Что-то пошло не\u00a0так. Попробуйте снова.',
  errorInProgress: 'Это уже выполняется. Подождите немного.',
  loginFailed: 'Не удалось войти. Проверьте e-mail и\u00a0пароль.',
  passwordCommon: 'Слишком простой пароль. Придумайте другой.',
  emailInUse: 'Этот e-mail уже занят',
  priceUnknown: 'Такого тарифа больше нет. Выберите другой.',
  productInactive: 'Этот сервис сейчас нельзя купить.',
  priceChanged: 'Цена изменилась. Проверьте новую сумму.',
  methodUnknown: 'Такого способа оплаты больше нет. Выберите другой.',
  methodUnavailable: 'Этот способ оплаты сейчас отключён. Выберите другой.',
  tooManyOpenPayments:
    'У\u00a0вас 3\u00a0незавершённых платежа. Сначала завершите или отмените один из\u00a0них.',
  paymentNotCancelable: 'Этот платёж уже нельзя отменить.',
  gatewayUnavailable: 'Страница оплаты не отвечает. Деньги не списаны.',
  errorOffline: 'Нет соединения. Проверьте интернет и\u00a0попробуйте снова.',

  // The shell beyond the specification
  offline: 'Нет сети. Страница обновится, когда соединение вернётся.',
  screenFailed: 'Экран не открылся',
  screenFailedHint:
    'Обновите страницу. С\u00a0вашими подписками и\u00a0платежами всё в\u00a0порядке.',
  reload: 'Обновить',
  loading: 'Загрузка',
  opensInNewTab: 'откроется в\u00a0новой вкладке',
  logoutFailedHint:
    'На этом устройстве вы вышли. Сеанс на сервере завершится сам в течение 2\u00a0часов.',

  // The dashboard beyond the specification
  orderProduct: 'Купить: {product}',
  connectProduct: 'Подключить\u00a0{number}: {product}',
  filterLabel: 'Фильтр сервисов',
  statusProcessing: 'Обрабатывается',
  showEarlierPayments: 'Показать более ранние платежи',
  paymentsFailed: 'Платежи не загрузились',
  subscriptionsFailed: 'Ваши подписки не загрузились',
  subscriptionActivated: '{product}: подписка активна',
  fulfilmentTitle: 'Готовим доступ',
  fulfilmentHint: 'Платёж получен. Кнопка подключения появится здесь сама.',
  pendingCancel: 'Отменить платёж',
  productsFound:
    '{count, plural, one {найден #\u00a0сервис} few {найдено #\u00a0сервиса} many {найдено #\u00a0сервисов} other {найдено #\u00a0сервиса}}',
  noneInFilter: 'Здесь пока нет сервисов',
  showAllServices: 'Показать все сервисы',

  // The order sheet beyond the specification
  titleOrder: 'Оформление {product}',
  accessUntil: 'Доступ будет открыт до\u00a0{date}',
  paymentInNewTab: 'Оплата откроется в\u00a0новой вкладке',
  promoApplied: 'Промокод применён: −{percent}%',
  promoExpired: 'Срок действия промокода истёк.',
  promoNotThisProduct: 'Этот промокод для\u00a0другого сервиса.',
  promoAlreadyUsed: 'Вы уже использовали этот промокод.',
  promoLimitReached: 'Этот промокод уже закончился.',
  promoMinimum: 'Сумма заказа мала для\u00a0этого промокода.',
  promoMethod: 'Промокод не действует с\u00a0этим способом оплаты.',
  promoFirstPurchase: 'Промокод действует только на\u00a0первую покупку.',
  orderDone: '{product}: подписка активна',
  orderDoneHint: 'Доступ открыт до\u00a0{date}.',
  orderNotPaid: 'Оплата не прошла',
  orderNotPaidHint: 'Подписка не оформлена. Попробуйте ещё раз или выберите другой способ.',
  titleWaiting: 'Ожидаем оплату',
  productUnknown: 'Такого сервиса нет в\u00a0каталоге',
  planSaving: 'выгода {percent}%',

  // The payment screen beyond the specification
  titlePayment: 'Переход к\u00a0оплате',
  titlePaymentFailed: 'Оплата не открылась',
  paymentConfirm: 'Проверьте заказ',
  paymentConfirmHint: 'До\u00a0нажатия кнопки оплаты ничего не списывается.',
  paymentLinkBroken: 'Ссылка на\u00a0оплату неполная',
  paymentLinkBrokenHint: 'Выберите тариф заново в\u00a0кабинете.',

  // The account
  passwordNewShort: 'В\u00a0новом пароле должно быть не\u00a0меньше 8\u00a0символов.',
  passwordOldShort: 'В\u00a0старом пароле не\u00a0меньше 8\u00a0символов.',
  passwordNotChanged: 'Не\u00a0удалось сменить пароль. Проверьте старый пароль.',
  imageFailed: 'Не\u00a0удалось загрузить картинку. Попробуйте другую.',
  imageType: 'Картинка должна быть в\u00a0формате PNG или JPEG.',
  imageTooLarge: 'Картинка может занимать не\u00a0больше 5\u00a0МБ.',
  usernameInvalid:
    'В\u00a0имени от\u00a01 до\u00a032\u00a0букв, цифр, точек, подчёркиваний или дефисов, без\u00a0пробелов.',
  trc20Invalid: 'Это не\u00a0адрес кошелька TRC20. Проверьте каждый символ.',
  passwordWrong: 'Неверный пароль.',
  passwordNotSet: 'У\u00a0этого аккаунта ещё нет пароля. Задайте его через «Забыли пароль?».',
  secondFactorWrong: 'Код неверный или уже использован. Введите текущий.',
  secondFactorExpired: 'Вход занял слишком много времени. Введите пароль ещё раз.',
  secondFactorState: 'Двухэтапный вход тем временем изменился. Обновите страницу.',

  // Links out of mails
  resetLinkInvalid: 'Эта ссылка больше не\u00a0работает. Запросите новую.',
  confirmLinkInvalid: 'Эта ссылка больше не\u00a0работает. Запросите новую в\u00a0настройках.',

  // Google
  googleTicketInvalid: 'Вход через Google устарел. Начните заново.',
  googleRefused: 'Google не подтвердил вход.',
  googleFailed: 'Войти через Google не удалось. Попробуйте ещё раз или войдите по почте и паролю.',
  googleEmailUnverified: 'Google не подтвердил адрес почты этого аккаунта.',
  googleLinkPassword:
    'С этой почтой уже есть аккаунт. Введите его пароль один раз, чтобы подключить Google.',
};
