import { signInOperator } from '@sesame/contract/console/operators.ts';
import type pg from 'pg';
import { expectOk, postJson } from '../load/http-client.ts';
import type { BenchShop } from '../shop.ts';
import type { Callers } from './operations.ts';
import { nameOf, TEMPLATE_NAME } from './sell-template.ts';

/** The owner of every demo shop. */
const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

/** Signs in the owner, some buyers from all times of the shop, and the one with the longest history. */
export async function signInCallers(shop: BenchShop, count: number): Promise<Callers> {
  const operator = await signInOwner(shop);
  const tokens = await addSessions(
    shop.database,
    count,
    `username like '${TEMPLATE_NAME}-%' and username <> '${nameOf(0)}'`,
  );
  const [longToken = ''] = await addSessions(shop.database, 1, `username = '${nameOf(0)}'`);
  return { tokens, longToken, operator };
}

/** @returns the token of the owner's session */
export async function signInOwner({ url }: BenchShop): Promise<string> {
  const answer = await postJson(`${url}${signInOperator.path}`, OWNER, {});
  return JSON.parse(expectOk(answer).text).token;
}

/** Inserted directly, since a sign-in takes the time of Argon2. @returns their tokens, as long as real ones */
async function addSessions(database: pg.Pool, count: number, which: string): Promise<string[]> {
  const { rows } = await database.query<{ token: string }>(
    `with chosen as (
       select id, substr(encode(sha256(convert_to('token of ' || id, 'UTF8')), 'hex'), 1, 43) as token
       from users where ${which} order by md5(id::text) limit $1
     ), made as (
       insert into sessions (token_hash, user_id, created_at, expires_at)
       select sha256(convert_to(token, 'UTF8')), id, now(), now() + interval '1 day' from chosen
       on conflict do nothing
     )
     select token from chosen`,
    [count],
  );
  if (rows.length < count) throw new Error(`the shop has only ${rows.length} of ${count} buyers`);
  return rows.map(({ token }) => token);
}
