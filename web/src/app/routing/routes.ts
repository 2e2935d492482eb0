import { paths } from '../../paths.ts';
import { type LazyScreen, lazyScreen } from '../../shell/lazy-screen.ts';

export type AppRoute = {
  path: string;
  /** Addresses with the same name are one screen; navigation between them does not reset the scroll position. */
  name:
    | 'login'
    | 'register'
    | 'forgot-password'
    | 'reset-password'
    | 'confirm-email'
    | 'dashboard'
    | 'product'
    | 'settings'
    | 'partners'
    | 'payment'
    | 'payment-detail'
    | 'calendar'
    | 'gifts'
    | 'gift-card'
    | 'gift'
    | 'saved-methods'
    | 'transfer'
    | 'artwork'
    | 'help'
    | 'tickets'
    | 'ticket'
    | 'new-ticket'
    | 'impersonation'
    | 'stop-renewal'
    | 'undo-renewal'
    | 'confirm-renewal';
  /** `visitor`: only signed-out visitors. `user`: only signed-in users. `anyone`: both. */
  access: 'visitor' | 'user' | 'anyone';
  header: boolean;
  screen: LazyScreen;
  /** What visitors see here where the shop shows them its catalogue. Without one they are sent to sign-in. */
  visitorScreen?: LazyScreen;
};

const login = lazyScreen(() =>
  import('../../features/auth/sign-in-screen.tsx').then((module) => module.SignInScreen),
);
const register = lazyScreen(() =>
  import('../../features/auth/registration/register-screen.tsx').then(
    (module) => module.RegisterScreen,
  ),
);
const forgotPassword = lazyScreen(() =>
  import('../../features/auth/passwords/forgot-password-screen.tsx').then(
    (module) => module.ForgotPasswordScreen,
  ),
);
const resetPassword = lazyScreen(() =>
  import('../../features/auth/passwords/reset-password-screen.tsx').then(
    (module) => module.ResetPasswordScreen,
  ),
);
const confirmEmail = lazyScreen(() =>
  import('../../features/auth/registration/confirm-email-screen.tsx').then(
    (module) => module.ConfirmEmailScreen,
  ),
);
const dashboard = lazyScreen(() =>
  import('../dashboard-route.tsx').then((module) => module.DashboardRoute),
);
const visitorCatalogue = lazyScreen(() =>
  import('../visitor-catalogue-route.tsx').then((module) => module.VisitorCatalogueRoute),
);
const product = lazyScreen(() =>
  import('../product-route.tsx').then((module) => module.ProductRoute),
);
const settings = lazyScreen(() =>
  import('../../features/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
);
const partners = lazyScreen(() =>
  import('../../features/partners/partners-screen.tsx').then((module) => module.PartnersScreen),
);
const payment = lazyScreen(() =>
  import('../../features/payment/payment-screen.tsx').then((module) => module.PaymentScreen),
);
const paymentDetail = lazyScreen(() =>
  import('../../features/payment-detail/payment-detail-screen.tsx').then(
    (module) => module.PaymentDetailScreen,
  ),
);
const gifts = lazyScreen(() =>
  import('../../features/gifts/gifts-screen.tsx').then((module) => module.GiftsScreen),
);
const giftCard = lazyScreen(() =>
  import('../../features/gifts/gift-card-screen.tsx').then((module) => module.GiftCardScreen),
);
const gift = lazyScreen(() =>
  import('../../features/gifts/claim-screen.tsx').then((module) => module.ClaimScreen),
);
const transfer = lazyScreen(() =>
  import('../../features/transfer/transfer-screen.tsx').then((module) => module.TransferScreen),
);
const artwork = lazyScreen(() =>
  import('../../features/transfer/artwork-screen.tsx').then((module) => module.ArtworkScreen),
);
const help = lazyScreen(() =>
  import('../../features/help/help-screen.tsx').then((module) => module.HelpScreen),
);
const tickets = lazyScreen(() =>
  import('../../features/support/tickets-screen.tsx').then((module) => module.TicketsScreen),
);
const ticket = lazyScreen(() =>
  import('../../features/support/ticket-screen.tsx').then((module) => module.TicketScreen),
);
const newTicket = lazyScreen(() =>
  import('../../features/support/new-ticket-screen.tsx').then((module) => module.NewTicketScreen),
);
const impersonation = lazyScreen(() =>
  import('../../features/impersonation/impersonation-screen.tsx').then(
    (module) => module.ImpersonationScreen,
  ),
);
const stopRenewal = lazyScreen(() =>
  import('../../features/renewal-stop/stop-renewal-screen.tsx').then(
    (module) => module.StopRenewalScreen,
  ),
);

const undoRenewal = lazyScreen(() =>
  import('../../features/renewal-stop/undo-renewal-screen.tsx').then(
    (module) => module.UndoRenewalScreen,
  ),
);

const confirmRenewal = lazyScreen(() =>
  import('../../features/renewal-stop/confirm-renewal-screen.tsx').then(
    (module) => module.ConfirmRenewalScreen,
  ),
);

/** A route of the screen with the settings of the account. */
function account(path: string, name: AppRoute['name']): AppRoute {
  return { path, name, access: 'user', header: true, screen: settings };
}

/** All routes with a screen. Any other address redirects to the dashboard. */
export const routes: readonly AppRoute[] = [
  { path: paths.login(), name: 'login', access: 'visitor', header: false, screen: login },
  { path: paths.register(), name: 'register', access: 'visitor', header: false, screen: register },
  {
    path: paths.forgotPassword(),
    name: 'forgot-password',
    access: 'anyone',
    header: false,
    screen: forgotPassword,
  },
  {
    path: paths.resetPassword(),
    name: 'reset-password',
    access: 'anyone',
    header: false,
    screen: resetPassword,
  },
  {
    path: paths.confirmEmail(),
    name: 'confirm-email',
    access: 'anyone',
    header: false,
    screen: confirmEmail,
  },
  {
    path: paths.subscriptions(),
    name: 'dashboard',
    access: 'user',
    header: true,
    screen: dashboard,
    visitorScreen: visitorCatalogue,
  },
  {
    path: paths.product(':id'),
    name: 'product',
    access: 'user',
    header: true,
    screen: product,
    visitorScreen: product,
  },
  { path: paths.payments(), name: 'dashboard', access: 'user', header: true, screen: dashboard },
  account(paths.settingsProfile(), 'settings'),
  account(paths.settingsSecurity(), 'settings'),
  account(paths.savedMethods(), 'saved-methods'),
  account(paths.calendar(), 'calendar'),
  { path: paths.gifts(), name: 'gifts', access: 'user', header: true, screen: gifts },
  {
    path: paths.giftCard(':id'),
    name: 'gift-card',
    access: 'user',
    header: true,
    screen: giftCard,
  },
  { path: paths.gift(), name: 'gift', access: 'user', header: true, screen: gift },
  { path: paths.partners(), name: 'partners', access: 'user', header: true, screen: partners },
  {
    path: paths.paymentDetail(':id'),
    name: 'payment-detail',
    access: 'user',
    header: true,
    screen: paymentDetail,
  },
  { path: '/payment', name: 'payment', access: 'user', header: false, screen: payment },
  { path: paths.transfer(), name: 'transfer', access: 'user', header: true, screen: transfer },
  { path: paths.artwork(), name: 'artwork', access: 'user', header: true, screen: artwork },
  { path: paths.help(), name: 'help', access: 'user', header: true, screen: help },
  { path: paths.helpTickets(), name: 'tickets', access: 'user', header: true, screen: tickets },
  { path: paths.helpTicket(':id'), name: 'ticket', access: 'user', header: true, screen: ticket },
  { path: paths.newTicket(), name: 'new-ticket', access: 'user', header: true, screen: newTicket },
  {
    path: paths.impersonation(),
    name: 'impersonation',
    access: 'anyone',
    header: false,
    screen: impersonation,
  },
  {
    path: paths.stopRenewal(),
    name: 'stop-renewal',
    access: 'anyone',
    header: false,
    screen: stopRenewal,
  },
  {
    path: paths.undoRenewal(),
    name: 'undo-renewal',
    access: 'anyone',
    header: false,
    screen: undoRenewal,
  },
  {
    path: paths.confirmRenewal(),
    name: 'confirm-renewal',
    access: 'anyone',
    header: false,
    screen: confirmRenewal,
  },
];

/** Layout of the screens with data of the shop: the cache of it, and the header where there is one. */
export const shopLayout = lazyScreen(() =>
  import('../shop-layout.tsx').then((module) => module.ShopLayout),
);
