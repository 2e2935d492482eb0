import { type Kysely, sql } from 'kysely';

/** What the demo was filled with before its rows were marked. */
const PRODUCTS = [
  'askara-pro',
  'kinovo-premium',
  'creator-set',
  'veilnet-vpn',
  'tonvale-family',
  'codelark',
  'lexiro-plus',
  'stashbay-2tb',
  'reader-and-focus',
  'draftwell-team',
  'notelo',
  'study-desk',
  'plusgame-pass',
  'hexora-vault',
  'inkterm',
  'fitride-coach',
  'tessera-photo',
  'mailora-business',
  'orbita-sky',
  'dawnery-calm',
  'cloudry-backup',
  'statora-insight',
  'audiola-stories',
  'tempora-focus',
];
const ORIGINS = [
  'askara',
  'kinovo',
  'framic',
  'linkra',
  'dunora',
  'veilnet',
  'tonvale',
  'codelark',
  'lexiro',
  'stashbay',
  'pagero',
  'tempora',
  'notelo',
  'inkterm',
  'mailora',
  'orbita',
  'plusgame',
  'hexora',
  'statora',
  'tessera',
  'fitride',
  'dawnery',
  'cloudry',
  'audiola',
];
const METHODS = [
  'card',
  'usdt',
  'ton',
  'paylume',
  'card-cis',
  'phone',
  'fastpay',
  'stripe',
  'paypal',
  'nowpayments',
  'yookassa',
  'tbank',
  'sbp',
  'transfer',
];
const PROMOS = ['AUTUMN20', 'FREE100', 'SUMMER10', 'FIRST5', 'ASKARA30'];
const PEOPLE = ['anna.levina@sesame.example', 't.okafor@sesame.example'];
const MACROS = [
  'Greeting',
  'Where to see the state of a payment',
  'Three days for an outage',
  'A new link',
  'Refund of the whole payment',
];

/** Which rows the demo invented, so that a shop can leave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_rows (
      kind text not null check (kind in
        ('operator', 'promo', 'method', 'product', 'service', 'announcement', 'user', 'macro')),
      id text not null,
      created_at timestamptz not null,
      primary key (kind, id)
    )`.execute(db);
  const marks = [
    sql`select 'operator', id::text, created_at from operators where email = 'owner@sesame.example'`,
    sql`select 'promo', id::text, created_at from promo_codes where code_key in (${list(PROMOS)})`,
    sql`select 'method', gateway, now() from payment_methods where gateway in (${list(METHODS)})`,
    sql`select 'product', id::text, now() from products where slug in (${list(PRODUCTS)})`,
    // Items of the demo came at one moment, the first of their service.
    sql`select 'service', o.id::text,
        coalesce((select min(created_at) from inventory_items where service_id = o.id), now())
      from services o where slug in (${list(ORIGINS)}) and picture like '/demo/%'`,
    sql`select 'announcement', id::text, created_at from announcements
      where title = 'Autumn coupon: 20% off any plan'`,
    sql`select 'user', id::text, created_at from users where email in (${list(PEOPLE)})`,
    sql`select 'macro', id::text, now() from macros where name in (${list(MACROS)})`,
  ];
  for (const mark of marks) {
    // Names alone prove nothing: only a database that holds the demo's own free code or its owner is a demo.
    await sql`
      insert into demo_rows (kind, id, created_at)
      select * from (${mark}) found
      where exists (select from operators where email = 'owner@sesame.example')
         or exists (select from promo_codes where code_key = 'FREE100' and note = 'Makes an order free')
      on conflict do nothing`.execute(db);
  }
}

function list(words: readonly string[]) {
  return sql.join(words.map((word) => sql.lit(word)));
}
