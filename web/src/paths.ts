/** Every address of the shop. Screens link through these, the router matches what they answer. */
export const paths = {
  login: (query = '') => withQuery('/login', query),
  register: (query = '') => withQuery('/register', query),
  forgotPassword: (query = '') => withQuery('/forgot-password', query),
  /** Where the links of our mails lead, with `?token=`. */
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  subscriptions: () => '/dashboard/subscriptions',
  /** The catalogue on the dashboard. */
  services: () => '/dashboard/subscriptions#services',
  /** The dashboard with the order sheet open on a product. */
  order: (productId: number) => `/dashboard/subscriptions?order=${productId}`,
  payments: () => '/dashboard/payments',
  /** What happened to one payment. */
  paymentDetail: (id: string) => `/dashboard/payments/${id}`,
  /** The first page has no number in its address. */
  helpTickets: (page = 1) => (page > 1 ? `/help-ticket?page=${page}` : '/help-ticket'),
  helpTicket: (id: string) => `/help-ticket/${id}`,
  /** The form, which may already know what the ticket is about. */
  newTicket: (about: { payment?: string; subscription?: string } = {}) =>
    withQuery('/help-ticket-create', new URLSearchParams(about).toString()),
  /** The way to the chat outside. */
  help: () => '/help',
  /** A payment by bank transfer; without one, a demonstration. */
  transfer: (payment?: string, step?: 'details' | 'receipt') => {
    const query = new URLSearchParams({ ...(payment && { payment }), ...(step && { step }) });
    return withQuery('/buy-loading-cis', query.toString());
  },
  /** Where an operator's look at somebody's shop begins, with its ticket behind `#`, and where it ends. */
  viewing: () => '/viewing',
  /** A picture between a shop and a bank. */
  door: () => '/buy-loading-word',
  settingsProfile: () => '/settings/profile',
  settingsSecurity: () => '/settings/security',
  partners: () => '/partners',
  /** The other tab of the same screen. */
  partnersStatistics: () => '/partners?tab=statistics',
  /** The screen that hands over to the gateway; parameter names are the specification's. */
  payment: ({ gateway, priceId, promocode }: PaymentQuery) => {
    const query = new URLSearchParams({ gateway, sub_id: String(priceId) });
    if (promocode) query.set('promocode', promocode);
    return `/payment?${query}`;
  },
} as const;

export type PaymentQuery = { gateway: string; priceId: number; promocode?: string | undefined };

/**
 * What of a query string travels between sign-in and registration: the referral code, campaign marks and the coupon.
 * Nothing else, and nothing in it is ever a place to go.
 */
export function carriedQuery(search: string): string {
  const carried = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === 'r' || name === 'coupon' || name.startsWith('utm')) carried.append(name, value);
  }
  return carried.toString();
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
