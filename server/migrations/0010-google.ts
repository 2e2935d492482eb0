import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who is who at an identity provider: the pair is the key, an e-mail never is.
  await sql`
    create table identities (
      issuer text collate "C" not null,
      subject text collate "C" not null check (length(subject) between 1 and 255),
      user_id uuid not null references users,
      linked_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user on identities (user_id)`.execute(db);

  // A browser that went to the provider and is not back yet. Unlogged, as the tickets are: a crash costs a second click.
  await sql`
    create unlogged table google_flows (
      state_hash bytea primary key check (length(state_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index google_flows_expiry on google_flows (expires_at)`.execute(db);

  // The encrypted result of a finished sign-in; redeemed with the ticket and the cookie.
  await sql`
    create unlogged table google_tickets (
      ticket_hash bytea primary key check (length(ticket_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      password_tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index google_tickets_expiry on google_tickets (expires_at)`.execute(db);
}
