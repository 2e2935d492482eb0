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
  '/dashboard/payments',
  '/dashboard/payments/:id',
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
] as const;

export const CONSOLE_PAGES = [
  '/admin',
  '/admin/join',
  '/admin/enter',
  '/admin/overview',
  '/admin/alerts',
  '/admin/products',
  '/admin/products/:id',
  '/admin/inventory',
  '/admin/inventory/:id',
  '/admin/fulfilment',
  '/admin/payments',
  '/admin/payments/:id',
  '/admin/subscriptions',
  '/admin/subscriptions/:id',
  '/admin/bulk-actions',
  '/admin/bulk-actions/:id',
  '/admin/transfers',
  '/admin/payment-methods',
  '/admin/payment-methods/:id',
  '/admin/new-payment-method',
  '/admin/gateways',
  '/admin/team',
  '/admin/audit',
  '/admin/audit/:id',
  '/admin/system',
  '/admin/promo-codes',
  '/admin/promo-codes/:id',
  '/admin/reports',
  '/admin/tickets',
  '/admin/tickets/:id',
  '/admin/ticket-macros',
  '/admin/ticket-macros/:id',
  '/admin/payouts',
  '/admin/users',
  '/admin/users/:id',
  '/admin/partners',
  '/admin/partners/:id',
  '/admin/campaigns',
  '/admin/announcements',
  '/admin/announcements/:id',
  '/admin/texts',
  '/admin/texts/:id',
  '/admin/branding',
  '/admin/settings',
  '/admin/mail-templates',
  '/admin/mail-templates/:id',
] as const;

/** Whether a path, with or without a trailing slash, matches one of these addresses; `:id` stands for one segment. */
export function isOneOfPages(path: string, pages: readonly string[]): boolean {
  const given = (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
  return pages.some((page) => {
    const wanted = page.split('/');
    return (
      wanted.length === given.length &&
      wanted.every((part, at) => (part === ':id' ? given[at] !== '' : part === given[at]))
    );
  });
}
