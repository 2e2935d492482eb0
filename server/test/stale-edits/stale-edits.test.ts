import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { buildOperator, type TestOperator } from '../build/build-operator.ts';
import { shopTest } from '../shops/shop-test.ts';
import { peopleRows } from './people-rows.ts';
import { shopRows } from './shop-rows.ts';

let owner: TestOperator;
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z' });
const mailed = test.shop;
test.beforeAll(async () => {
  owner = await buildOperator(mailed.app);
});
const running = () => ({ app: mailed.app, owner });
const rows = [...shopRows(running), ...peopleRows(running)];

/** Writes that check the version although they only add something, so there is no current record to return. */
const ADDING = [
  'refundPayment',
  'repayRefund',
  'replyToTicket',
  'resolveRefund',
  'revokeGift',
  'runMacro',
  'startBulkAction',
];

/**
 * Whether a write states the version that its operator saw; the others request a state that the record may already
 * have.
 */
function namesExpectedState({ body, query }: RouteSpec): boolean {
  return [body, query].some((part) => {
    const { properties = {} } = part
      ? z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
      : {};
    return Object.keys(properties).some((name) =>
      /^(version|expected_.*|drafts)$|^from$/.test(name),
    );
  });
}

const writes = allRoutes.filter(({ auth, method }) => auth === 'operator' && method !== 'GET');
const ids = (routes: readonly RouteSpec[]) => routes.map(({ id }) => id).sort();

describe('every edit of an operator', () => {
  test('that states a version declares the conflict and returns the current record', () => {
    const late = writes.filter(({ errors }) => errors?.includes('version_conflict'));
    expect(ids(writes.filter(namesExpectedState)).filter((id) => !ids(late).includes(id))).toEqual(
      [],
    );
    expect(ids(late.filter(({ current }) => current === undefined))).toEqual(ADDING);
  });

  test('that can conflict is in the table above', () => {
    const declared = allRoutes.filter((route) => route.current !== undefined);
    expect(ids(rows.map(({ route }) => route))).toEqual(ids(declared));
  });

  test.each(rows.map(({ route, prepare }) => [route.id, route, prepare] as const))(
    '%s based on an old version changes nothing and returns the current one',
    async (_id, route, prepare) => {
      const write = await prepare();
      const before = await newestEvent();
      const { status, refusal } = await write(undefined);
      expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'version_conflict' });
      expect(await newestEvent()).toEqual(before);
      expect(route.current?.safeParse(refusal?.current)).toMatchObject({ success: true });
      const again = await write(refusal?.current);
      // Based on the returned version it succeeds; a request for a state that already holds has nothing to do.
      expect(again.status < 300).toBe(namesExpectedState(route));
    },
  );
});

async function newestEvent(): Promise<number | undefined> {
  const newest = mailed.app.platform.db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.max('id').as('id'));
  return (await newest.executeTakeFirstOrThrow()).id;
}
