import { type Kysely, sql } from 'kysely';

/** Guards that hold for the owner of the tables too: nothing of this is emptied, and what is only added to stays as it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of NO_TRUNCATE) {
    await sql`
      create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
  for (const table of NO_DELETE) {
    await sql`
      create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
  }

  // The erasure of an account takes away where an event came from and with what, and nothing else.
  await sql`
    create function guard_security_event() returns trigger language plpgsql as $$
    begin
      if (old.id, old.kind, old.user_id, old.created_at) is distinct from (new.id, new.kind, new.user_id, new.created_at)
        or new.ip_prefix <> '' or new.detail <> '{}' then
        raise exception 'security_events rows are only blanked' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger security_events_guard before update on security_events
    for each row execute function guard_security_event()`.execute(db);
}

/** Ledgers, audit records, events, money with a state, and the tables of legal moves. `acts` has its guard already. */
const NO_TRUNCATE = [
  'commission_transitions',
  'commissions',
  'credit_holds',
  'earned_days',
  'gateway_refunds',
  'grants',
  'journal_entries',
  'journals',
  'webhook_events',
  'partner_balances',
  'payment_confirmations',
  'payment_days',
  'payment_effects',
  'payment_events',
  'payment_transitions',
  'payment_refunds',
  'payments',
  'payout_transitions',
  'payouts',
  'prices',
  'products',
  'referral_rules',
  'rule_changes',
  'sales_days',
  'security_events',
  'shop_setting_changes',
  'subscription_end_changes',
  'text_publications',
  'ticket_transitions',
  'transfer_confirmations',
];

const NO_DELETE = ['grants', 'webhook_events', 'rule_changes', 'security_events'];
