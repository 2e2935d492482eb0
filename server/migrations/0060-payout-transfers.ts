import { type Kysely, sql } from 'kysely';

/** The bytes of a payout's transaction hash, the send step of a payout, and the way back from approved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payouts
      drop constraint payouts_network_transaction_key,
      add column transaction_hash bytea,
      -- Set while somebody sends the money; whoever starts it is the only one who gets the address.
      add column sending_at timestamptz,
      add column sending_by uuid references operators,
      add check ((sending_at is null) = (sending_by is null)),
      add constraint payouts_sending check (sending_at is null or state in ('approved', 'paid')),
      add constraint payouts_transaction_hash
        check (transaction_hash is null or (transaction is not null and octet_length(transaction_hash) = 32))`.execute(
    db,
  );
  await sql`alter table payouts disable trigger payouts_guard`.execute(db);
  // Payouts that were closed with one transfer in two spellings keep it on the first one; the auditor names the others.
  await sql`
    update payouts p set transaction_hash = first.hash
    from (
      select distinct on (network, hash) id, hash
      from (
        select id, network, closed_at,
          case when transaction ~* '^[0-9a-f]{64}$' then decode(transaction, 'hex')
               when transaction ~ '^[A-Za-z0-9+/_-]{43}=?$'
                 then decode(translate(rtrim(transaction, '='), '-_', '+/') || '=', 'base64') end as hash
        from payouts where transaction is not null
      ) decoded
      where hash is not null
      order by network, hash, closed_at, id
    ) first
    where p.id = first.id`.execute(db);
  await sql`alter table payouts enable trigger payouts_guard`.execute(db);
  await sql`
    alter table payouts
      add constraint payouts_one_per_transaction unique (network, transaction_hash)`.execute(db);
  await sql`insert into payout_transitions (from_state, to_state) values ('approved', 'requested')`.execute(
    db,
  );
}
