/** Keys of server data in the cache, for reading and invalidating. */
export const queryKeys = {
  user: ['user'],
  products: ['products'],
  methods: ['methods'],
  pending: ['pending'],
  activeSubscriptions: ['active-subscriptions'],
  account: (id: string) => ['account', id],
  payments: ['payments'],
  /** Under the history, so that both are invalidated together. */
  payment: (id: string) => ['payments', 'one', id],
  announcement: ['announcement'],
  security: ['security'],
  sessions: ['sessions'],
  telegramNotifications: ['telegram-notices'],
  telegramLink: ['telegram-link'],
  /** Prefix of statistics, commissions and payouts. */
  referral: ['referral'],
  /** Prefix of its pages. */
  tickets: ['tickets'],
  ticket: (id: string) => ['ticket', id],
  transfer: (id: string) => ['transfer', id],
  messages: (ticketId: string) => ['messages', ticketId],
} as const;
