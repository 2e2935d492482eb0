import type { LinkCheck } from '@sesame/contract/shared/states.ts';

/** Every address of the shop. Screens link through these, and the router matches their results. */
export const paths = {
  login: (query = '') => withQuery('/login', query),
  register: (query = '') => withQuery('/register', query),
  forgotPassword: (query = '') => withQuery('/forgot-password', query),
  /** Targets of links in mails, with `?token=`. */
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  subscriptions: (query = '') => withQuery('/dashboard/subscriptions', query),
  /** The page of one product. */
  product: (id: number | ':id', query = '') => withQuery(`/dashboard/subscriptions/${id}`, query),
  /** The catalogue on the dashboard. */
  services: () => '/dashboard/subscriptions#services',
  /** The order sheet open on a product, with the plan and the method of the buyer's last purchase. */
  orderAgain: (productId: number) => `/dashboard/subscriptions?order=${productId}&again`,
  /** The order sheet that replaces the plan of a subscription. */
  changePlan: (productId: number, subscription: string) =>
    `/dashboard/subscriptions?order=${productId}&change=${subscription}`,
  payments: () => '/dashboard/payments',
  /** The page of one payment. */
  paymentDetail: (id: string) => `/dashboard/payments/${id}`,
  /** The payment methods that the buyer has saved. */
  savedMethods: () => '/payment-methods',
  /** The address at which calendar apps fetch the ends of subscriptions. */
  calendar: () => '/calendar',
  /** The gifts that the buyer has bought. */
  gifts: () => '/gifts',
  /** One of them, with its code and card. */
  giftCard: (id: string) => `/gifts/${id}`,
  /** Where a gift is redeemed, with its code after `#`. */
  gift: () => '/gift',
  /** The first page has no number in its address. */
  helpTickets: (page = 1, search = '') => withPage('/help-ticket', page, search),
  /** A ticket, with the page of the list that is shown beside it. */
  helpTicket: (id: string, page = 1) => withPage(`/help-ticket/${id}`, page),
  /** The form, optionally with the subject of the ticket. */
  newTicket: (about: NewTicketQuery = {}) =>
    withQuery('/help-ticket-create', new URLSearchParams(about).toString()),
  /** The redirect to the external chat. */
  help: () => '/help',
  /** A payment by bank transfer; without an id, a demo. */
  transfer: (payment?: string, step?: 'details' | 'proof') => {
    const query = new URLSearchParams({ ...(payment && { payment }), ...(step && { step }) });
    return withQuery('/buy-loading-cis', query.toString());
  },
  /** Where an impersonation starts, with its ticket after `#`, and where it ends. */
  impersonation: () => '/impersonation',
  /** Where the stop link of a mail leads, with its token after `#`. */
  stopRenewal: () => '/stop-renewal',
  /** The same for its undo link. */
  undoRenewal: () => '/undo-renewal',
  /** The same for its confirmation link. */
  confirmRenewal: () => '/confirm-renewal',
  /** An image between the shop and the checkout page. */
  artwork: () => '/buy-loading-word',
  settingsProfile: () => '/settings/profile',
  settingsSecurity: () => '/settings/security',
  partners: () => '/partners',
  /** The other tab of the same screen. */
  partnersStatistics: () => '/partners?tab=statistics',
  /** The screen that redirects to the gateway; the specification defines the parameter names. */
  payment: ({ gateway, priceId, promocode, gift }: PaymentQuery) => {
    const query = new URLSearchParams({ gateway, sub_id: String(priceId) });
    if (gift) query.set('gift', '1');
    if (promocode) query.set('promocode', promocode);
    return `/payment?${query}`;
  },
} as const;

/** `item` and `check`: what of the subscription does not work, and what its check found. */
export type NewTicketQuery = {
  payment?: string;
  subscription?: string;
  item?: string;
  check?: LinkCheck;
};

export type PaymentQuery = {
  gateway: string;
  priceId: number;
  promocode?: string | undefined;
  gift?: boolean;
};

/**
 * The part of a query string forwarded between sign-in and registration: referral code, campaign parameters and coupon.
 * Nothing else, and none of it is ever used as a redirect target.
 */
export function forwardedQuery(search: string): string {
  const forwarded = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === 'r' || name === 'coupon' || name.startsWith('utm')) forwarded.append(name, value);
  }
  return forwarded.toString();
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function withPage(path: string, page: number, search = ''): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  return withQuery(path, query.toString());
}
