import type { DeskQueue } from '@sesame/contract/operator-desk.ts';
import type { Permission } from '@sesame/contract/permissions.ts';
import {
  Boxes,
  CalendarClock,
  ChartColumn,
  CreditCard,
  HandCoins,
  Handshake,
  Hourglass,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  Package,
  Palette,
  PlugZap,
  ReceiptText,
  ScrollText,
  Server,
  Settings2,
  TicketPercent,
  Type,
  UserRound,
  Users,
} from 'lucide-react';
import { operatorPaths } from '../operator-paths.ts';
import { type LazyScreen, lazyScreen } from '../shell/lazy-screen.ts';
import type { consoleWords } from './console.words.ts';

type WordKey = keyof (typeof consoleWords)['en'];

export interface Section {
  readonly path: string;
  readonly word: WordKey;
  readonly icon: LucideIcon;
  readonly group: 'work' | 'store' | 'system';
  /** Who waits there is counted beside the name. */
  readonly queue?: DeskQueue;
  /** Without it the section is not shown. */
  readonly permission: Permission;
  readonly screen: LazyScreen;
}

/** Pages that no section leads to by itself: one record of a list. */
export interface Detail extends Pick<Section, 'path' | 'permission' | 'screen'> {
  /** The section that is marked meanwhile. */
  readonly section: string;
}

const announcements = lazyScreen(() =>
  import('../features/operator/announcements/announcements-screen.tsx').then(
    (module) => module.AnnouncementsScreen,
  ),
);

const staff = lazyScreen(() =>
  import('../features/operator/staff/staff-screen.tsx').then((module) => module.StaffScreen),
);
const audit = lazyScreen(() =>
  import('../features/operator/audit/audit-screen.tsx').then((module) => module.AuditScreen),
);
const act = lazyScreen(() =>
  import('../features/operator/audit/act-screen.tsx').then((module) => module.ActScreen),
);

const products = lazyScreen(() =>
  import('../features/operator/products/products-screen.tsx').then(
    (module) => module.ProductsScreen,
  ),
);

const overview = lazyScreen(() =>
  import('../features/operator/overview/overview-screen.tsx').then(
    (module) => module.OverviewScreen,
  ),
);

const alerts = lazyScreen(() =>
  import('../features/operator/alerts/alerts-screen.tsx').then((module) => module.AlertsScreen),
);

const stock = lazyScreen(() =>
  import('../features/operator/stock/stock-screen.tsx').then((module) => module.StockScreen),
);
const service = lazyScreen(() =>
  import('../features/operator/stock/service-screen.tsx').then((module) => module.ServiceScreen),
);
const fulfilment = lazyScreen(() =>
  import('../features/operator/fulfilment/fulfilment-screen.tsx').then(
    (module) => module.FulfilmentScreen,
  ),
);

const promos = lazyScreen(() =>
  import('../features/operator/promos/promos-screen.tsx').then((module) => module.PromosScreen),
);
const promo = lazyScreen(() =>
  import('../features/operator/promos/promo-screen.tsx').then((module) => module.PromoScreen),
);

const system = lazyScreen(() =>
  import('../features/operator/system/system-screen.tsx').then((module) => module.SystemScreen),
);

const tickets = lazyScreen(() =>
  import('../features/operator/tickets/tickets-screen.tsx').then((module) => module.TicketsScreen),
);

const macros = lazyScreen(() =>
  import('../features/operator/tickets/macros/macros-screen.tsx').then(
    (module) => module.MacrosScreen,
  ),
);
const macro = lazyScreen(() =>
  import('../features/operator/tickets/macros/macro-screen.tsx').then(
    (module) => module.MacroScreen,
  ),
);

const reports = lazyScreen(() =>
  import('../features/operator/reports/reports-screen.tsx').then((module) => module.ReportsScreen),
);

const payments = lazyScreen(() =>
  import('../features/operator/payments/payments-screen.tsx').then(
    (module) => module.PaymentsScreen,
  ),
);
const payment = lazyScreen(() =>
  import('../features/operator/payments/payment-screen.tsx').then((module) => module.PaymentScreen),
);

const subscriptions = lazyScreen(() =>
  import('../features/operator/subscriptions/subscriptions-screen.tsx').then(
    (module) => module.SubscriptionsScreen,
  ),
);
const subscription = lazyScreen(() =>
  import('../features/operator/subscriptions/subscription-screen.tsx').then(
    (module) => module.SubscriptionScreen,
  ),
);

const bulkActs = lazyScreen(() =>
  import('../features/operator/bulk/bulk-acts-screen.tsx').then((module) => module.BulkActsScreen),
);
const bulkAct = lazyScreen(() =>
  import('../features/operator/bulk/bulk-act-screen.tsx').then((module) => module.BulkActScreen),
);

const transfers = lazyScreen(() =>
  import('../features/operator/transfers/transfers-screen.tsx').then(
    (module) => module.TransfersScreen,
  ),
);

const payouts = lazyScreen(() =>
  import('../features/operator/payouts/payouts-screen.tsx').then((module) => module.PayoutsScreen),
);

const texts = lazyScreen(() =>
  import('../features/operator/texts/texts-screen.tsx').then((module) => module.TextsScreen),
);
const text = lazyScreen(() =>
  import('../features/operator/texts/text-screen.tsx').then((module) => module.TextScreen),
);

const mails = lazyScreen(() =>
  import('../features/operator/texts/mails-screen.tsx').then((module) => module.MailsScreen),
);
const mail = lazyScreen(() =>
  import('../features/operator/texts/mail-screen.tsx').then((module) => module.MailScreen),
);
const branding = lazyScreen(() =>
  import('../features/operator/branding/branding-screen.tsx').then(
    (module) => module.BrandingScreen,
  ),
);
const settings = lazyScreen(() =>
  import('../features/operator/settings/settings-screen.tsx').then(
    (module) => module.SettingsScreen,
  ),
);

const methods = lazyScreen(() =>
  import('../features/operator/methods/methods-screen.tsx').then((module) => module.MethodsScreen),
);
const method = lazyScreen(() =>
  import('../features/operator/methods/method-screen.tsx').then((module) => module.MethodScreen),
);
const newMethod = lazyScreen(() =>
  import('../features/operator/methods/method-screen.tsx').then((module) => module.NewMethodScreen),
);

const gateways = lazyScreen(() =>
  import('../features/operator/gateways/gateways-screen.tsx').then(
    (module) => module.GatewaysScreen,
  ),
);

const announcement = lazyScreen(() =>
  import('../features/operator/announcements/announcement-screen.tsx').then(
    (module) => module.AnnouncementScreen,
  ),
);

const users = lazyScreen(() =>
  import('../features/operator/users/users-screen.tsx').then((module) => module.UsersScreen),
);
const user = lazyScreen(() =>
  import('../features/operator/users/user-screen.tsx').then((module) => module.UserScreen),
);

const partners = lazyScreen(() =>
  import('../features/operator/partners/partners-screen.tsx').then(
    (module) => module.PartnersScreen,
  ),
);

const campaigns = lazyScreen(() =>
  import('../features/operator/campaigns/campaigns-screen.tsx').then(
    (module) => module.CampaignsScreen,
  ),
);

const partner = lazyScreen(() =>
  import('../features/operator/partners/partner-screen.tsx').then((module) => module.PartnerScreen),
);

/** Every section of the console, in the order of its navigation. */
export const sections: readonly Section[] = [
  {
    path: operatorPaths.overview(),
    word: 'overview',
    icon: LayoutDashboard,
    group: 'work',
    permission: 'reports:read',
    screen: overview,
  },
  {
    path: operatorPaths.products(),
    word: 'products',
    icon: Package,
    group: 'work',
    permission: 'products:read',
    screen: products,
  },
  {
    path: operatorPaths.stock(),
    word: 'stock',
    icon: Boxes,
    group: 'work',
    permission: 'stock:read',
    screen: stock,
  },
  {
    path: operatorPaths.fulfilment(),
    word: 'fulfilment',
    icon: Hourglass,
    group: 'work',
    queue: 'fulfilment',
    permission: 'stock:read',
    screen: fulfilment,
  },
  {
    path: operatorPaths.payments(),
    word: 'payments',
    icon: ReceiptText,
    group: 'work',
    queue: 'reviews',
    permission: 'payments:read',
    screen: payments,
  },
  {
    path: operatorPaths.transfers(),
    word: 'transfers',
    icon: Landmark,
    group: 'work',
    queue: 'transfers',
    permission: 'transfers:read',
    screen: transfers,
  },
  {
    path: operatorPaths.subscriptions(),
    word: 'subscriptions',
    icon: CalendarClock,
    group: 'work',
    permission: 'subscriptions:read',
    screen: subscriptions,
  },
  {
    path: operatorPaths.tickets(),
    word: 'tickets',
    icon: LifeBuoy,
    group: 'work',
    queue: 'tickets',
    permission: 'tickets:read',
    screen: tickets,
  },
  {
    path: operatorPaths.payouts(),
    word: 'payouts',
    icon: HandCoins,
    group: 'work',
    queue: 'payouts',
    permission: 'payouts:read',
    screen: payouts,
  },
  {
    path: operatorPaths.partners(),
    word: 'partners',
    icon: Handshake,
    group: 'work',
    permission: 'referrals:read',
    screen: partners,
  },
  {
    path: operatorPaths.users(),
    word: 'users',
    icon: UserRound,
    group: 'work',
    permission: 'users:read',
    screen: users,
  },
  {
    path: operatorPaths.promos(),
    word: 'promos',
    icon: TicketPercent,
    group: 'store',
    permission: 'promos:read',
    screen: promos,
  },
  {
    path: operatorPaths.announcements(),
    word: 'announcements',
    icon: Megaphone,
    group: 'store',
    permission: 'announcements:read',
    screen: announcements,
  },
  {
    path: operatorPaths.campaigns(),
    word: 'campaigns',
    icon: Link2,
    group: 'store',
    permission: 'campaigns:read',
    screen: campaigns,
  },
  {
    path: operatorPaths.methods(),
    word: 'methods',
    icon: CreditCard,
    group: 'store',
    permission: 'methods:read',
    screen: methods,
  },
  {
    path: operatorPaths.gateways(),
    word: 'gateways',
    icon: PlugZap,
    group: 'store',
    permission: 'gateways:read',
    screen: gateways,
  },
  {
    path: operatorPaths.texts(),
    word: 'texts',
    icon: Type,
    group: 'store',
    permission: 'texts:read',
    screen: texts,
  },
  {
    path: operatorPaths.mails(),
    word: 'mails',
    icon: Mail,
    group: 'store',
    permission: 'texts:read',
    screen: mails,
  },
  {
    path: operatorPaths.branding(),
    word: 'branding',
    icon: Palette,
    group: 'store',
    permission: 'settings:read',
    screen: branding,
  },
  {
    path: operatorPaths.settings(),
    word: 'settings',
    icon: Settings2,
    group: 'store',
    permission: 'settings:read',
    screen: settings,
  },
  {
    path: operatorPaths.reports(),
    word: 'reports',
    icon: ChartColumn,
    group: 'system',
    permission: 'reports:read',
    screen: reports,
  },
  {
    path: operatorPaths.bulkActs(),
    word: 'bulkActs',
    icon: ListChecks,
    group: 'system',
    permission: 'bulk:read',
    screen: bulkActs,
  },
  {
    path: operatorPaths.staff(),
    word: 'staff',
    icon: Users,
    group: 'system',
    permission: 'staff:read',
    screen: staff,
  },
  {
    path: operatorPaths.audit(),
    word: 'audit',
    icon: ScrollText,
    group: 'system',
    permission: 'audit:read',
    screen: audit,
  },
  {
    path: operatorPaths.system(),
    word: 'system',
    icon: Server,
    group: 'system',
    permission: 'system:read',
    screen: system,
  },
];

/** Every page with a record of its own: `:id` in the path. */
export const details: readonly Detail[] = [
  {
    path: operatorPaths.alerts(),
    section: operatorPaths.overview(),
    permission: 'alerts:read',
    screen: alerts,
  },
  {
    path: operatorPaths.partner(':id'),
    section: operatorPaths.partners(),
    permission: 'referrals:read',
    screen: partner,
  },
  {
    path: operatorPaths.announcement(':id'),
    section: operatorPaths.announcements(),
    permission: 'announcements:read',
    screen: announcement,
  },
  {
    path: operatorPaths.method(':id'),
    section: operatorPaths.methods(),
    permission: 'methods:read',
    screen: method,
  },
  {
    path: operatorPaths.newMethod(),
    section: operatorPaths.methods(),
    permission: 'methods:write',
    screen: newMethod,
  },
  {
    path: operatorPaths.payment(':id'),
    section: operatorPaths.payments(),
    permission: 'payments:read',
    screen: payment,
  },
  {
    path: operatorPaths.bulkAct(':id'),
    section: operatorPaths.bulkActs(),
    permission: 'bulk:read',
    screen: bulkAct,
  },
  {
    path: operatorPaths.subscription(':id'),
    section: operatorPaths.subscriptions(),
    permission: 'subscriptions:read',
    screen: subscription,
  },
  {
    path: operatorPaths.ticket(':id'),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: tickets,
  },
  {
    path: operatorPaths.macros(),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: macros,
  },
  {
    path: operatorPaths.macro(':id'),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: macro,
  },
  {
    path: operatorPaths.user(':id'),
    section: operatorPaths.users(),
    permission: 'users:read',
    screen: user,
  },
  {
    path: operatorPaths.promo(':id'),
    section: operatorPaths.promos(),
    permission: 'promos:read',
    screen: promo,
  },
  {
    path: operatorPaths.service(':id'),
    section: operatorPaths.stock(),
    permission: 'stock:read',
    screen: service,
  },
  {
    path: operatorPaths.product(':id'),
    section: operatorPaths.products(),
    permission: 'products:read',
    screen: products,
  },
  {
    path: operatorPaths.act(':id'),
    section: operatorPaths.audit(),
    permission: 'audit:read',
    screen: act,
  },
  {
    path: operatorPaths.text(':key'),
    section: operatorPaths.texts(),
    permission: 'texts:read',
    screen: text,
  },
  {
    path: operatorPaths.mail(':name'),
    section: operatorPaths.mails(),
    permission: 'texts:read',
    screen: mail,
  },
];
