/** The tables of a domain, beside the imports that `.dependency-cruiser.mjs` allows it. */
interface Tables {
  /** Each table and view has one owner; only its owner writes to it. */
  readonly owns: readonly string[];
  /** Tables of other owners that its stores read. */
  readonly reads?: readonly string[];
  /** Exceptions: tables of other owners that its stores write to. */
  readonly writes?: readonly string[];
}

/**
 * Owners of all tables. `reports`, `workspace`, `system` and `buyers` are read models: they join tables of many domains
 * for the console. Any domain may raise an alert. `users` changes tickets when it erases a person, and `referrals` keeps
 * a buyer's inviter and mode in `users`.
 *
 * Programs that work on the whole database are not domains: demo data, ledger verification, backup and reseal.
 */
export const domainTables: Readonly<Record<string, Tables>> = {
  platform: {
    owns: ['alerts', 'idempotency_keys', 'job_runs', 'mails', 'rate_limits'],
    reads: ['brand_logos', 'operators', 'shop_setting_changes'],
  },
  ledger: {
    owns: ['credit_holds', 'journal_entries', 'journals', 'partner_balances'],
  },
  users: {
    owns: [
      'google_flows',
      'google_tickets',
      'identities',
      'impersonations',
      'known_devices',
      'login_failures',
      'media_files',
      'one_time_tokens',
      'recovery_codes',
      'reset_requests',
      'second_factors',
      'security_events',
      'sessions',
      'telegram_messages',
      'telegram_updates',
      'trusted_devices',
      'users',
    ],
    reads: ['partner_balances', 'payments', 'referral_days', 'subscriptions'],
    writes: ['alerts', 'idempotency_keys', 'ticket_attachments', 'tickets'],
  },
  operators: {
    owns: [
      'audit_events',
      'audit_heads',
      'broken_audit_events',
      'operator_devices',
      'operator_invitations',
      'operator_recovery_codes',
      'operator_sessions',
      'operators',
      'owner_links',
      'setup_links',
    ],
    writes: ['alerts'],
  },
  catalogue: {
    owns: [
      'planned_prices',
      'price_schedules',
      'prices',
      'product_services',
      'products',
      'services',
    ],
  },
  settings: {
    owns: ['brand_logos', 'shop_setting_changes'],
  },
  access: {
    owns: [
      'deliveries',
      'grants',
      'inventory_items',
      'subscription_end_changes',
      'subscription_reminders',
      'subscriptions',
    ],
    reads: ['operators', 'prices', 'product_services', 'products', 'services', 'sessions', 'users'],
    writes: ['alerts'],
  },
  referrals: {
    owns: [
      'campaign_days',
      'campaign_payers',
      'commission_days',
      'commission_transitions',
      'commissions',
      'earned_days',
      'flagged_buyers',
      'partners',
      'payout_transitions',
      'payouts',
      'referral_days',
      'referral_flags',
      'referral_rules',
      'rule_changes',
      'visit_keys',
      'visitor_hashes',
    ],
    reads: [
      'operators',
      'partner_balances',
      'payment_confirmations',
      'payments',
      'transfer_confirmations',
    ],
    writes: ['alerts', 'users'],
  },
  payments: {
    owns: [
      'coin_payments',
      'dispute_answers',
      'dispute_files',
      'double_payments',
      'exchange_rates',
      'gateway_refunds',
      'method_tests',
      'payment_confirmations',
      'payment_disputes',
      'payment_effects',
      'payment_events',
      'payment_methods',
      'payment_refunds',
      'payment_transitions',
      'payments',
      'promo_code_products',
      'promo_codes',
      'promo_redemptions',
      'provider_settings',
      'transfer_confirmations',
      'transfer_proofs',
      'webhook_events',
      'webhook_secret',
    ],
    reads: [
      'audit_events',
      'mails',
      'operators',
      'partner_balances',
      'products',
      'sessions',
      'telegram_messages',
      'tickets',
      'users',
    ],
    writes: ['alerts'],
  },
  support: {
    owns: ['ticket_attachments', 'ticket_messages', 'ticket_transitions', 'tickets'],
    reads: [
      'operators',
      'partner_balances',
      'payments',
      'products',
      'sessions',
      'subscriptions',
      'users',
    ],
  },
  announcements: {
    owns: ['announcement_dismissals', 'announcement_images', 'announcements'],
    reads: ['sessions', 'subscriptions', 'users'],
  },
  languages: {
    owns: ['text_drafts', 'text_publications'],
    reads: ['operators'],
  },
  buyers: {
    owns: ['user_notes'],
    reads: [
      'identities',
      'known_devices',
      'operators',
      'payment_refunds',
      'payments',
      'payouts',
      'products',
      'second_factors',
      'sessions',
      'subscriptions',
      'tickets',
      'users',
    ],
  },
  bulk: {
    owns: ['bulk_action_items', 'bulk_actions'],
    reads: ['operators', 'products', 'services', 'subscriptions', 'users'],
  },
  macros: {
    owns: ['macros'],
    reads: ['payments', 'products', 'subscriptions', 'tickets'],
  },
  reports: {
    owns: [
      'alert_mails',
      'operator_notifications',
      'payment_days',
      'sales_days',
      'worker_heartbeats',
    ],
    reads: [
      'deliveries',
      'double_payments',
      'grants',
      'inventory_items',
      'journal_entries',
      'journals',
      'operators',
      'payment_confirmations',
      'payment_methods',
      'payment_refunds',
      'payments',
      'payouts',
      'products',
      'promo_codes',
      'services',
      'subscriptions',
      'tickets',
      'transfer_proofs',
      'users',
      'webhook_events',
    ],
    writes: ['alerts'],
  },
  system: {
    owns: ['backups'],
    reads: ['mails', 'telegram_messages', 'webhook_events', 'worker_heartbeats'],
    writes: ['alerts', 'job_runs'],
  },
  workspace: {
    owns: ['saved_views'],
    reads: [
      'operators',
      'payment_refunds',
      'payments',
      'payouts',
      'products',
      'promo_codes',
      'subscriptions',
      'tickets',
      'transfer_proofs',
      'users',
    ],
  },
};
