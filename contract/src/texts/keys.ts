/**
 * Every text has a number, which travels, and a name, which the code uses. A number never changes its meaning.
 *
 * - 1–171 are the specification's screens; 24, 75–79, 104–112, 137, 138 and 151 are fixed by it.
 * - 172 and up are texts beyond them.
 *
 * A new text: a name and the next free number here, the words in `en.ts` and `ru.ts`. Words may hold placeholders,
 * `{date}`, and plurals in the ICU spelling, `{count, plural, one {# month} other {# months}}`, filled by `fill-text.ts`.
 */
export const textKeys = {
  // Header and menus
  navDashboard: 1,
  language: 4,
  accountMenu: 5,
  menuGetSubscription: 6,
  menuPayments: 8,
  logOut: 9,
  navLogin: 10,
  navRegister: 11,
  mainNavigation: 12,
  mobileMenu: 13,
  skipToContent: 14,
  logoutFailed: 15,

  // Sign in and register
  titleLogin: 16,
  titleRegister: 17,
  loginHeading: 25,
  loginLead: 26,
  emailLabel: 27,
  passwordLabel: 28,
  signIn: 29,
  signingIn: 30,
  noAccountYet: 31,
  registerLink: 32,
  showPassword: 33,
  hidePassword: 34,
  registerHeading: 35,
  registerLead: 36,
  createAccount: 37,
  creatingAccount: 38,
  passwordHint: 39,
  alreadyRegistered: 40,
  registerFailed: 41,
  errorOccurred: 42,
  emailInvalid: 137,
  loginPasswordShort: 138,
  passwordShort: 151,

  // Dashboard: announcement
  announcement: 46,
  couponHintLabel: 47,
  couponHint: 48,
  closeAnnouncement: 49,
  activateCoupon: 50,

  // Dashboard: own subscriptions
  tabSubscriptions: 51,
  tabPayments: 52,
  activeTill: 53,
  daysLeft: 54,
  connectNumber: 55,
  pendingTitle: 56,
  pendingUsually: 57,
  waitingForConfirmation: 58,
  pendingNote: 59,
  pendingLong: 60,
  contactSupport: 61,
  noSubscriptions: 62,
  noSubscriptionsHint: 63,
  viewPlans: 64,

  // Dashboard: catalogue
  allServices: 65,
  searchServices: 66,
  filterAll: 67,
  filterActive: 68,
  filterInactive: 69,
  badgeActive: 70,
  badgeInactive: 71,
  order: 72,
  pricePerMonth: 73,
  productsFailed: 80,
  productsFailedHint: 81,
  tryAgain: 82,
  nothingFound: 83,
  nothingFoundHint: 84,
  clearSearch: 85,

  // Terms
  months: 86,
  days: 87,
  years: 88,

  // Payments history
  columnDate: 89,
  columnSubscription: 90,
  columnTerm: 91,
  columnPrice: 92,
  columnStatus: 93,
  statusNotPaid: 94,
  statusExpired: 95,
  statusActive: 96,
  orderAgain: 97,
  noPayments: 98,
  noPaymentsHint: 99,

  // Order sheet
  plan: 100,
  pricePerMonthShort: 101,
  methodsWorld: 102,
  methodsCis: 103,
  methodsEmpty: 113,
  methodsFailed: 114,
  methodsFailedHint: 115,
  errorLabel: 116,
  tokenMissing: 117,
  paymentMethod: 118,
  noFee: 119,
  summary: 120,
  promoCode: 121,
  apply: 122,
  remove: 123,
  linePrice: 124,
  lineFee: 125,
  lineDiscount: 126,
  total: 127,
  pay: 128,
  activateForFree: 129,
  cancel: 130,
  close: 131,
  promoInvalid: 24,

  // Waiting view
  waitingHeading: 132,
  waitingText: 133,
  stepPaymentOpened: 134,
  stepAccessOpens: 135,
  openPaymentAgain: 136,

  // Payment screen
  paymentOpening: 139,
  paymentOpeningHint: 140,
  paymentMethodShort: 141,
  paymentNothingHappens: 142,
  paymentContinue: 143,
  paymentDidNotOpen: 144,
  nothingWasCharged: 145,
  backToPlans: 146,

  // Account rules (their forms come with the profile screen; registration already meets them)
  usernameReserved: 105,
  usernameTaken: 109,

  // Errors beyond the specification's numbers
  errorBadRequest: 172,
  errorUnauthorized: 173,
  errorForbidden: 174,
  errorNotFound: 175,
  errorTooLarge: 176,
  errorTooManyRequests: 177,
  errorUnavailable: 178,
  errorGeneral: 179,
  errorInProgress: 180,
  loginFailed: 181,
  passwordCommon: 182,
  emailInUse: 183,
  priceUnknown: 184,
  productInactive: 185,
  priceChanged: 186,
  methodUnknown: 187,
  methodUnavailable: 188,
  tooManyOpenPayments: 189,
  paymentNotCancelable: 190,
  gatewayUnavailable: 191,
  errorOffline: 192,

  // The shell beyond the specification
  offline: 193,
  screenFailed: 194,
  screenFailedHint: 195,
  reload: 196,
  loading: 197,
  opensInNewTab: 198,
  logoutFailedHint: 237,

  // The dashboard beyond the specification
  orderProduct: 199,
  connectProduct: 200,
  filterLabel: 201,
  statusProcessing: 202,
  showEarlierPayments: 203,
  paymentsFailed: 204,
  subscriptionsFailed: 205,
  subscriptionActivated: 206,
  fulfilmentTitle: 207,
  fulfilmentHint: 208,
  pendingCancel: 209,
  productsFound: 210,
  noneInFilter: 211,
  showAllServices: 212,

  // The order sheet beyond the specification
  titleOrder: 213,
  accessUntil: 214,
  paymentInNewTab: 215,
  promoApplied: 216,
  promoExpired: 217,
  promoNotThisProduct: 218,
  promoAlreadyUsed: 219,
  promoLimitReached: 220,
  promoMinimum: 221,
  promoMethod: 222,
  promoFirstPurchase: 223,
  orderDone: 224,
  orderDoneHint: 225,
  orderNotPaid: 226,
  orderNotPaidHint: 227,
  titleWaiting: 228,
  productUnknown: 229,
  planSaving: 230,

  // The payment screen beyond the specification
  titlePayment: 231,
  titlePaymentFailed: 232,
  paymentConfirm: 233,
  paymentConfirmHint: 234,
  paymentLinkBroken: 235,
  paymentLinkBrokenHint: 236,

  // Google
  googleTicketInvalid: 340,
  googleRefused: 341,
  googleFailed: 342,
  googleEmailUnverified: 343,
  googleLinkPassword: 344,

  // The account
  passwordNewShort: 76,
  passwordOldShort: 77,
  passwordNotChanged: 78,
  imageFailed: 106,
  imageType: 111,
  imageTooLarge: 112,
  usernameInvalid: 360,
  trc20Invalid: 361,
  passwordWrong: 362,
  passwordNotSet: 363,
  secondFactorWrong: 364,
  secondFactorExpired: 365,
  secondFactorState: 366,

  // Links out of mails
  resetLinkInvalid: 300,
  confirmLinkInvalid: 301,
} as const;

export type TextKey = keyof typeof textKeys;

/** What every language has to say. */
export type Texts = Readonly<Record<TextKey, string>>;
