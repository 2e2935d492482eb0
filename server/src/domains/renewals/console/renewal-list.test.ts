import {
  listConsoleRenewals,
  type RenewalGroup,
  readRenewalFigures,
  renewalGroups,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type RenewingShop, renewalTest } from '../../../../test/shops/renewal-test.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

describe('the console', () => {
  /** The figures from the rows, written differently than in the shop. */
  const countedOtherwise = async () => {
    const now = shop.app.clock.now().getTime();
    const { rows } = await sql<Record<'first' | 'recovered' | 'lost' | 'failed', number>>`
      with tried as (select renewal_id from renewal_attempts where state = 'failed' group by 1),
      decided as (
        select r.state, t.renewal_id is not null as failed from renewals r left join tried t on t.renewal_id = r.id
        where r.closed_at > ${new Date(now - 30 * DAY_MS)} and (r.state in ('paid', 'given_up')
          or (r.state, r.close_reason) in (('canceled', 'method_removed'), ('canceled', 'method_revoked')))
      )
      select sum((state = 'paid' and not failed)::int)::int as first, sum((state = 'paid' and failed)::int)::int as recovered,
        sum((state <> 'paid')::int)::int as lost, sum(failed::int)::int as failed from decided`.execute(
      shop.app.platform.db,
    );
    const due = await sql<{ count: number; cents: number }>`
      select count(*)::int as count, coalesce(sum(490), 0)::int as cents from renewals
      where state in ('planned', 'notified') and period_start <= ${new Date(now + 31 * DAY_MS)}`.execute(
      shop.app.platform.db,
    );
    return { ...rows[0], due: due.rows[0] };
  };

  test('lists what is due, at risk, recovered and lost, and counts the same', async () => {
    // A session would end while the clock moves.
    const operator = () => buildOperator(shop.app);
    const both = [await shop.subscribe(), await shop.subscribe()] as const;
    const listed = async (group?: RenewalGroup) => {
      const query = group === undefined ? {} : { group };
      const { body } = await shop.app.call(listConsoleRenewals, { query }, await operator());
      const ids = both.map(({ subscriptionId }) => subscriptionId);
      return body.filter((row) => ids.includes(row.subscription_id));
    };
    await shop.run();
    expect(await listed('due')).toHaveLength(2);
    expect(await listed('at_risk')).toEqual([]);
    await shop.toCharge(both[0], 'funds', 'revoked');
    expect(await listed('at_risk')).toMatchObject([
      { state: 'retrying', total: 4.9, last_attempt: { state: 'failed', decline: 'funds' } },
    ]);
    expect(await listed('lost')).toMatchObject([
      { state: 'canceled', end_reason: 'method_revoked', method: { last4: '4242' } },
    ]);
    await shop.goTo(shop.app.clock.now().getTime() + 4 * DAY_MS);
    expect(await listed('recovered')).toMatchObject([{ state: 'paid', end_reason: null }]);
    expect(await listed('closed')).toHaveLength(2);
    const { db } = shop.app.platform;
    const expiring = { expires_month: '2026-01' };
    await db.updateTable('saved_methods').set(expiring).execute();
    expect(await listed('at_risk')).toMatchObject([
      { state: 'planned', method_problem: 'expires', last_attempt: null },
    ]);
    expect(await listed()).toHaveLength(1);
    const { token } = await operator();
    const fileOf = async (group: RenewalGroup) => {
      const file = await fetch(`${shop.app.url}${listConsoleRenewals.export.path}?group=${group}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const rows: Record<string, string>[] = parse(await file.text(), { columns: true, bom: true });
      return rows;
    };
    for (const group of renewalGroups) {
      const { body } = await shop.app.call(
        listConsoleRenewals,
        { query: { group } },
        await operator(),
      );
      const rows = (await fileOf(group)).map(({ id, state }) => ({ id, state }));
      expect(rows, group).toEqual(body.map(({ id, state }) => ({ id, state })));
    }
    expect((await fileOf('lost'))[0]).toMatchObject({ 'end reason': 'method_revoked' });
    const { body } = await shop.app.call(readRenewalFigures, {}, await operator());
    const counted = await countedOtherwise();
    expect(body.recovered.count).toBeGreaterThan(0);
    expect(body).toMatchObject({
      due: { count: counted.due?.count, total: (counted.due?.cents ?? 0) / 100 },
      first_try: { count: counted.first },
      recovered: { count: counted.recovered, of: counted.failed },
      lost: { count: counted.lost },
    });
    expect(body.lost.of).toBe(body.first_try.count + body.recovered.count + body.lost.count);
  });
});
