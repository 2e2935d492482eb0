import { randomUUID } from 'node:crypto';
import { readSubscription } from '@sesame/contract/console/subscriptions.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { buildOperator, type TestOperator } from '../build/build-operator.ts';
import type { Buyer } from '../build/build-purchase.ts';
import { getRow } from '../rows.ts';
import { callRoute } from '../shops/start-app.ts';
import type { Shop } from '../shops/start-shop.ts';

/** One intent of a caller, which can be sent any number of times. */
export interface Intent {
  send(url: string, key: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Counts the effects of the intent. */
  count(): Promise<number>;
}

export interface Scenario {
  readonly route: RouteSpec;
  readonly name: string;
  prepare(): Promise<Intent>;
}

export type IdempotencyStage = ReturnType<typeof createIdempotencyStage>;

export const reason = 'The buyer asked';

/** The environment of the scenarios: a shop, an owner, and the clocks of both processes. */
export function createIdempotencyStage(
  shop: Shop<'refunds'>,
  owner: TestOperator,
  advance: (ms: number) => void,
) {
  const { app } = shop;
  const { platform } = app;
  const countBy = async (from: string, value: unknown): Promise<number> => {
    const { rows } = await platform.pool.query(`select count(*)::int as n from ${from}`, [value]);
    return rows[0].n;
  };
  const sends = <R extends RouteSpec>(
    route: R,
    { token }: Pick<Buyer, 'token'>,
    input: InputOf<R>,
    count: () => Promise<number>,
  ): Intent => ({
    send: (url, key) =>
      callRoute(url, route, input, { token, headers: { 'idempotency-key': key } }),
    count,
  });
  const unique = () => `Made ${randomUUID()}`;
  const one = (route: RouteSpec, prepare: () => Promise<Intent>, name = ''): Scenario => ({
    route,
    name: `${route.id}${name}`,
    prepare,
  });

  const bought = async () => {
    const buyer = await shop.newBuyer();
    const paymentId = await shop.buyAtBank(buyer);
    const { id } = await getRow(platform.db, 'subscriptions', { user_id: buyer.id });
    const seen = async () => {
      const { body } = await app.call(readSubscription, { params: { id } }, owner);
      return { body, expected_end: body.ends_at };
    };
    return { buyer, paymentId, params: { id }, seen };
  };
  const auditEventsOn = (action: string, id: string) =>
    countBy(`audit_events where action = '${action}' and subject = $1`, `subscription:${id}`);
  return {
    shop,
    app,
    platform,
    owner,
    advance,
    countBy,
    sends,
    unique,
    one,
    bought,
    auditEventsOn,
  };
}

/** An owner with a fresh confirmation. */
export async function buildConfirmedOwner(shop: Shop<'refunds'>): Promise<TestOperator> {
  const owner = await buildOperator(shop.app);
  const far = new Date('2100-01-01T00:00:00.000Z');
  await shop.app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: far, last_seen_at: far, confirmed_at: far })
    .execute();
  return owner;
}
