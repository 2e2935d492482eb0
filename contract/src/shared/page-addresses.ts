/**
 * Addresses that answer a page. The server cannot import the screens of web, so tests in web compare their routes with
 * this list.
 */
export const SHOP_PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/dashboard/subscriptions',
  '/dashboard/subscriptions/:id',
  '/dashboard/payments',
  '/dashboard/payments/:id',
  '/payment-methods',
  '/calendar',
  '/gifts',
  '/gifts/:id',
  '/gift',
  '/settings/profile',
  '/settings/security',
  '/partners',
  '/payment',
  '/buy-loading-cis',
  '/buy-loading-word',
  '/help',
  '/help-ticket',
  '/help-ticket/:id',
  '/help-ticket-create',
  '/impersonation',
  '/stop-renewal',
  '/undo-renewal',
  '/confirm-renewal',
] as const;

/** The console's addresses by name; `web/src/console/paths.ts` fills in the ids. */
export const consolePages = {
  home: '/admin',
  overview: '/admin/overview',
  alerts: '/admin/alerts',
  notifications: '/admin/notifications',
  products: '/admin/products',
  product: '/admin/products/:id',
  inventory: '/admin/inventory',
  service: '/admin/inventory/:id',
  fulfilment: '/admin/fulfilment',
  payments: '/admin/payments',
  payment: '/admin/payments/:id',
  subscriptions: '/admin/subscriptions',
  subscription: '/admin/subscriptions/:id',
  renewals: '/admin/renewals',
  bulkActions: '/admin/bulk-actions',
  bulkAction: '/admin/bulk-actions/:id',
  transfers: '/admin/transfers',
  methods: '/admin/payment-methods',
  method: '/admin/payment-methods/:id',
  newMethod: '/admin/new-payment-method',
  gateways: '/admin/gateways',
  gateway: '/admin/gateways/:id',
  join: '/admin/join',
  signIn: '/admin/sign-in',
  setup: '/admin/setup',
  team: '/admin/team',
  audit: '/admin/audit',
  system: '/admin/system',
  auditEvent: '/admin/audit/:id',
  gifts: '/admin/gifts',
  promos: '/admin/promo-codes',
  promo: '/admin/promo-codes/:id',
  reports: '/admin/reports',
  tickets: '/admin/tickets',
  ticket: '/admin/tickets/:id',
  macros: '/admin/ticket-macros',
  macro: '/admin/ticket-macros/:id',
  payouts: '/admin/payouts',
  users: '/admin/users',
  user: '/admin/users/:id',
  partners: '/admin/partners',
  partner: '/admin/partners/:id',
  campaigns: '/admin/campaigns',
  announcements: '/admin/announcements',
  announcement: '/admin/announcements/:id',
  texts: '/admin/texts',
  branding: '/admin/branding',
  settings: '/admin/settings',
  referralRules: '/admin/settings/referrals',
  connection: '/admin/settings/connections/:id',
  text: '/admin/texts/:id',
  mails: '/admin/mail-templates',
  mail: '/admin/mail-templates/:id',
} as const;

/** Whether a path, with or without a trailing slash, matches one of these addresses; `:id` stands for one segment. */
export function isOneOfPages(path: string, pages: readonly string[]): boolean {
  const given = (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
  return pages.some((page) => {
    const pattern = page.split('/');
    return (
      pattern.length === given.length &&
      pattern.every((part, at) => (part === ':id' ? given[at] !== '' : part === given[at]))
    );
  });
}
