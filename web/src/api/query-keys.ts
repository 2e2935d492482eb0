/** Names of the server's data in the cache, for those who read it and those who know it changed. */
export const queryKeys = {
  user: ['user'],
  products: ['products'],
  methods: ['methods'],
  pending: ['pending'],
  activeSubscriptions: ['active-subscriptions'],
  account: (id: string) => ['account', id],
  payments: ['payments'],
  /** Kept with the history: what changes one changes the other. */
  payment: (id: string) => ['payments', 'one', id],
  announcement: ['announcement'],
  security: ['security'],
  sessions: ['sessions'],
  telegramNotices: ['telegram-notices'],
  telegramLink: ['telegram-link'],
  /** Its parts go with it: statistics, commissions, payouts. */
  referral: ['referral'],
  /** Their pages go with it. */
  tickets: ['tickets'],
  ticket: (id: string) => ['ticket', id],
  transfer: (id: string) => ['transfer', id],
  messages: (ticketId: string) => ['messages', ticketId],
} as const;
