// The screens of the console, each in a separate chunk.

import { lazyScreen } from '../../shell/lazy-screen.ts';

export const announcements = lazyScreen(() =>
  import('../features/announcements/announcements-screen.tsx').then(
    (module) => module.AnnouncementsScreen,
  ),
);
export const team = lazyScreen(() =>
  import('../features/team/team-screen.tsx').then((module) => module.TeamScreen),
);
export const audit = lazyScreen(() =>
  import('../features/audit-log/audit-screen.tsx').then((module) => module.AuditScreen),
);
export const auditEvent = lazyScreen(() =>
  import('../features/audit-log/audit-event-screen.tsx').then((module) => module.AuditEventScreen),
);
export const products = lazyScreen(() =>
  import('../features/products/products-screen.tsx').then((module) => module.ProductsScreen),
);
export const overview = lazyScreen(() =>
  import('../features/overview/overview-screen.tsx').then((module) => module.OverviewScreen),
);
export const alerts = lazyScreen(() =>
  import('../features/alerts/alerts-screen.tsx').then((module) => module.AlertsScreen),
);
export const inventory = lazyScreen(() =>
  import('../features/inventory/inventory-screen.tsx').then((module) => module.InventoryScreen),
);
export const service = lazyScreen(() =>
  import('../features/inventory/service-screen.tsx').then((module) => module.ServiceScreen),
);
export const fulfilment = lazyScreen(() =>
  import('../features/fulfilment/fulfilment-screen.tsx').then((module) => module.FulfilmentScreen),
);
export const promos = lazyScreen(() =>
  import('../features/promos/promos-screen.tsx').then((module) => module.PromosScreen),
);
export const promo = lazyScreen(() =>
  import('../features/promos/promo-screen.tsx').then((module) => module.PromoScreen),
);
export const system = lazyScreen(() =>
  import('../features/system/system-screen.tsx').then((module) => module.SystemScreen),
);
export const tickets = lazyScreen(() =>
  import('../features/tickets/tickets-screen.tsx').then((module) => module.TicketsScreen),
);
export const macros = lazyScreen(() =>
  import('../features/tickets/macros/macros-screen.tsx').then((module) => module.MacrosScreen),
);
export const macro = lazyScreen(() =>
  import('../features/tickets/macros/macro-screen.tsx').then((module) => module.MacroScreen),
);
export const reports = lazyScreen(() =>
  import('../features/reports/reports-screen.tsx').then((module) => module.ReportsScreen),
);
export const payments = lazyScreen(() =>
  import('../features/payments/payments-screen.tsx').then((module) => module.PaymentsScreen),
);
export const payment = lazyScreen(() =>
  import('../features/payments/payment-screen.tsx').then((module) => module.PaymentScreen),
);
export const subscriptions = lazyScreen(() =>
  import('../features/subscriptions/subscriptions-screen.tsx').then(
    (module) => module.SubscriptionsScreen,
  ),
);
export const subscription = lazyScreen(() =>
  import('../features/subscriptions/subscription-screen.tsx').then(
    (module) => module.SubscriptionScreen,
  ),
);
export const bulkActions = lazyScreen(() =>
  import('../features/bulk/bulk-actions-screen.tsx').then((module) => module.BulkActionsScreen),
);
export const bulkAction = lazyScreen(() =>
  import('../features/bulk/bulk-action-screen.tsx').then((module) => module.BulkActionScreen),
);
export const transfers = lazyScreen(() =>
  import('../features/transfers/transfers-screen.tsx').then((module) => module.TransfersScreen),
);
export const payouts = lazyScreen(() =>
  import('../features/payouts/payouts-screen.tsx').then((module) => module.PayoutsScreen),
);
export const texts = lazyScreen(() =>
  import('../features/texts/texts-screen.tsx').then((module) => module.TextsScreen),
);
export const text = lazyScreen(() =>
  import('../features/texts/text-screen.tsx').then((module) => module.TextScreen),
);
export const mails = lazyScreen(() =>
  import('../features/texts/mails-screen.tsx').then((module) => module.MailsScreen),
);
export const mail = lazyScreen(() =>
  import('../features/texts/mail-screen.tsx').then((module) => module.MailScreen),
);
export const branding = lazyScreen(() =>
  import('../features/branding/branding-screen.tsx').then((module) => module.BrandingScreen),
);
export const settings = lazyScreen(() =>
  import('../features/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
);
export const methods = lazyScreen(() =>
  import('../features/methods/methods-screen.tsx').then((module) => module.MethodsScreen),
);
export const method = lazyScreen(() =>
  import('../features/methods/method-screen.tsx').then((module) => module.MethodScreen),
);
export const newMethod = lazyScreen(() =>
  import('../features/methods/method-screen.tsx').then((module) => module.NewMethodScreen),
);
export const gateways = lazyScreen(() =>
  import('../features/gateways/gateways-screen.tsx').then((module) => module.GatewaysScreen),
);
export const announcement = lazyScreen(() =>
  import('../features/announcements/announcement-screen.tsx').then(
    (module) => module.AnnouncementScreen,
  ),
);
export const users = lazyScreen(() =>
  import('../features/users/users-screen.tsx').then((module) => module.UsersScreen),
);
export const user = lazyScreen(() =>
  import('../features/users/user-screen.tsx').then((module) => module.UserScreen),
);
export const partners = lazyScreen(() =>
  import('../features/partners/partners-screen.tsx').then((module) => module.PartnersScreen),
);
export const campaigns = lazyScreen(() =>
  import('../features/campaigns/campaigns-screen.tsx').then((module) => module.CampaignsScreen),
);
export const partner = lazyScreen(() =>
  import('../features/partners/partner-screen.tsx').then((module) => module.PartnerScreen),
);
