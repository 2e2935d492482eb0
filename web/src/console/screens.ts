// The screens of operators, each in a chunk of its own.

import { lazyScreen } from '../shell/lazy-screen.ts';

export const announcements = lazyScreen(() =>
  import('../features/operator/announcements/announcements-screen.tsx').then(
    (module) => module.AnnouncementsScreen,
  ),
);
export const staff = lazyScreen(() =>
  import('../features/operator/staff/staff-screen.tsx').then((module) => module.StaffScreen),
);
export const audit = lazyScreen(() =>
  import('../features/operator/audit/audit-screen.tsx').then((module) => module.AuditScreen),
);
export const act = lazyScreen(() =>
  import('../features/operator/audit/act-screen.tsx').then((module) => module.ActScreen),
);
export const products = lazyScreen(() =>
  import('../features/operator/products/products-screen.tsx').then(
    (module) => module.ProductsScreen,
  ),
);
export const overview = lazyScreen(() =>
  import('../features/operator/overview/overview-screen.tsx').then(
    (module) => module.OverviewScreen,
  ),
);
export const alerts = lazyScreen(() =>
  import('../features/operator/alerts/alerts-screen.tsx').then((module) => module.AlertsScreen),
);
export const stock = lazyScreen(() =>
  import('../features/operator/stock/stock-screen.tsx').then((module) => module.StockScreen),
);
export const service = lazyScreen(() =>
  import('../features/operator/stock/service-screen.tsx').then((module) => module.ServiceScreen),
);
export const fulfilment = lazyScreen(() =>
  import('../features/operator/fulfilment/fulfilment-screen.tsx').then(
    (module) => module.FulfilmentScreen,
  ),
);
export const promos = lazyScreen(() =>
  import('../features/operator/promos/promos-screen.tsx').then((module) => module.PromosScreen),
);
export const promo = lazyScreen(() =>
  import('../features/operator/promos/promo-screen.tsx').then((module) => module.PromoScreen),
);
export const system = lazyScreen(() =>
  import('../features/operator/system/system-screen.tsx').then((module) => module.SystemScreen),
);
export const tickets = lazyScreen(() =>
  import('../features/operator/tickets/tickets-screen.tsx').then((module) => module.TicketsScreen),
);
export const macros = lazyScreen(() =>
  import('../features/operator/tickets/macros/macros-screen.tsx').then(
    (module) => module.MacrosScreen,
  ),
);
export const macro = lazyScreen(() =>
  import('../features/operator/tickets/macros/macro-screen.tsx').then(
    (module) => module.MacroScreen,
  ),
);
export const reports = lazyScreen(() =>
  import('../features/operator/reports/reports-screen.tsx').then((module) => module.ReportsScreen),
);
export const payments = lazyScreen(() =>
  import('../features/operator/payments/payments-screen.tsx').then(
    (module) => module.PaymentsScreen,
  ),
);
export const payment = lazyScreen(() =>
  import('../features/operator/payments/payment-screen.tsx').then((module) => module.PaymentScreen),
);
export const subscriptions = lazyScreen(() =>
  import('../features/operator/subscriptions/subscriptions-screen.tsx').then(
    (module) => module.SubscriptionsScreen,
  ),
);
export const subscription = lazyScreen(() =>
  import('../features/operator/subscriptions/subscription-screen.tsx').then(
    (module) => module.SubscriptionScreen,
  ),
);
export const bulkActs = lazyScreen(() =>
  import('../features/operator/bulk/bulk-acts-screen.tsx').then((module) => module.BulkActsScreen),
);
export const bulkAct = lazyScreen(() =>
  import('../features/operator/bulk/bulk-act-screen.tsx').then((module) => module.BulkActScreen),
);
export const transfers = lazyScreen(() =>
  import('../features/operator/transfers/transfers-screen.tsx').then(
    (module) => module.TransfersScreen,
  ),
);
export const payouts = lazyScreen(() =>
  import('../features/operator/payouts/payouts-screen.tsx').then((module) => module.PayoutsScreen),
);
export const texts = lazyScreen(() =>
  import('../features/operator/texts/texts-screen.tsx').then((module) => module.TextsScreen),
);
export const text = lazyScreen(() =>
  import('../features/operator/texts/text-screen.tsx').then((module) => module.TextScreen),
);
export const mails = lazyScreen(() =>
  import('../features/operator/texts/mails-screen.tsx').then((module) => module.MailsScreen),
);
export const mail = lazyScreen(() =>
  import('../features/operator/texts/mail-screen.tsx').then((module) => module.MailScreen),
);
export const branding = lazyScreen(() =>
  import('../features/operator/branding/branding-screen.tsx').then(
    (module) => module.BrandingScreen,
  ),
);
export const settings = lazyScreen(() =>
  import('../features/operator/settings/settings-screen.tsx').then(
    (module) => module.SettingsScreen,
  ),
);
export const methods = lazyScreen(() =>
  import('../features/operator/methods/methods-screen.tsx').then((module) => module.MethodsScreen),
);
export const method = lazyScreen(() =>
  import('../features/operator/methods/method-screen.tsx').then((module) => module.MethodScreen),
);
export const newMethod = lazyScreen(() =>
  import('../features/operator/methods/method-screen.tsx').then((module) => module.NewMethodScreen),
);
export const gateways = lazyScreen(() =>
  import('../features/operator/gateways/gateways-screen.tsx').then(
    (module) => module.GatewaysScreen,
  ),
);
export const announcement = lazyScreen(() =>
  import('../features/operator/announcements/announcement-screen.tsx').then(
    (module) => module.AnnouncementScreen,
  ),
);
export const users = lazyScreen(() =>
  import('../features/operator/users/users-screen.tsx').then((module) => module.UsersScreen),
);
export const user = lazyScreen(() =>
  import('../features/operator/users/user-screen.tsx').then((module) => module.UserScreen),
);
export const partners = lazyScreen(() =>
  import('../features/operator/partners/partners-screen.tsx').then(
    (module) => module.PartnersScreen,
  ),
);
export const campaigns = lazyScreen(() =>
  import('../features/operator/campaigns/campaigns-screen.tsx').then(
    (module) => module.CampaignsScreen,
  ),
);
export const partner = lazyScreen(() =>
  import('../features/operator/partners/partner-screen.tsx').then((module) => module.PartnerScreen),
);
