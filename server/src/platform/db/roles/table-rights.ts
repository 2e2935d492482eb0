/** Tables on which the shop's role has restricted rights; ordinary tables are read and written freely. */

/** Columns of append-only tables that the shop may update nevertheless; a trigger of the table limits how. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // The erasure of an account blanks both (guard_security_event).
  security_events: ['ip_prefix', 'detail'],
};

/** Ledgers, audit log and events: rows are only added. */
export const appendOnlyTables = [
  'audit_events',
  'audit_heads',
  'earned_days',
  'journal_entries',
  'journals',
  'payment_days',
  'payment_effects',
  'payment_events',
  'payment_mandates',
  'referral_rules',
  'renewal_consents',
  'renewal_undos',
  'sales_days',
  'security_events',
  'shop_setting_changes',
  'subscription_end_changes',
  'text_publications',
] as const;

/** Money and access with a state: rows are updated as their triggers allow and never deleted. */
export const noDeleteTables = [
  'coin_payments',
  'commissions',
  'credit_holds',
  'dispute_answers',
  'double_payments',
  'fiscal_receipts',
  'gateway_refunds',
  'gifts',
  'grants',
  'webhook_events',
  'partner_balances',
  'payment_charges',
  'payment_confirmations',
  'payment_disputes',
  'payment_refunds',
  'payments',
  'payouts',
  'plan_change_lines',
  'plan_changes',
  'prices',
  'products',
  'renewal_agreements',
  'renewal_attempts',
  'renewals',
  'rule_changes',
  'saved_methods',
] as const;

/** Written only by migrations. */
export const readOnlyTables = [
  'commission_transitions',
  'kysely_migration',
  'kysely_migration_lock',
  'monthly_tables',
  'payment_transitions',
  'payout_transitions',
  'ticket_transitions',
  'webhook_secret',
] as const;

export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'USAGE';

export interface Rights {
  readonly privileges: readonly Privilege[];
  /** Columns that may be updated although the table may not. */
  readonly columns: readonly string[];
}

/** `kind` as in pg_class: r a table, p a partitioned one, S a sequence; anything else is a view. */
export function rightsOf(name: string, kind: string): Rights {
  const columns = CHANGED[name] ?? [];
  return { privileges: privilegesOf(name, kind), columns };
}

function privilegesOf(name: string, kind: string): readonly Privilege[] {
  // Without UPDATE a sequence cannot be set back.
  if (kind === 'S') return ['SELECT', 'USAGE'];
  if (kind !== 'r' && kind !== 'p') return ['SELECT'];
  const isOneOf = (tables: readonly string[]) => tables.includes(name);
  if (isOneOf(readOnlyTables)) return ['SELECT'];
  if (isOneOf(appendOnlyTables)) return ['INSERT', 'SELECT'];
  if (isOneOf(noDeleteTables)) return ['INSERT', 'SELECT', 'UPDATE'];
  return ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
}
