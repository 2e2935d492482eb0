import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import {
  getConversionReport,
  getOverview,
  getSalesReport,
  getSubscriptionReport,
  listSoldProducts,
} from '@sesame/contract/console/reports.ts';
import { listSubscriptions } from '@sesame/contract/console/subscriptions.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { bearer } from '../buyers.ts';
import { expectOk, send } from '../load/http-client.ts';
import type { BenchShop } from '../shop.ts';
import { nameOf } from './sell-template.ts';

/** What is called again and again, and changes nothing. */
export interface Reading {
  readonly name: string;
  /** Calls at once. */
  readonly width: number;
  run(index: number): Promise<unknown>;
}

/** Who calls: usual buyers, the one with the longest history, and an operator. */
export interface Callers {
  readonly tokens: readonly string[];
  readonly longToken: string;
  readonly operator: string;
}

const POLLS = [
  ['is_pending', isPaymentPending.path],
  ['active subscriptions', listActiveSubscriptions.path],
  ['payments', listPayments.path],
] as const;
const BUYERS_AT_ONCE = 16;
const OPERATORS_AT_ONCE = 4;
const REPORT_DAYS = 90;

export async function readingsOf(shop: BenchShop, callers: Callers): Promise<Reading[]> {
  const [first = ''] = callers.tokens;
  const ofMany = (index: number) => callers.tokens[index % callers.tokens.length] ?? first;
  const ofLong = () => callers.longToken;
  return [
    ...POLLS.map(([name, path]) => unchangedPoll(shop, `${name}, unchanged`, path, ofMany)),
    ...POLLS.map(([name, path]) =>
      unchangedPoll(shop, `${name}, unchanged, the longest history`, path, ofLong),
    ),
    ...POLLS.map(([name, path]) => freshPoll(shop, `${name}, with news`, path, ofMany)),
    ...POLLS.map(([name, path]) =>
      freshPoll(shop, `${name}, with news, the longest history`, path, ofLong),
    ),
    ...(await consoleReadings(shop, callers.operator)),
  ];
}

/** A poll of a buyer who has the answer; any other answer than 304 is an error. */
function unchangedPoll(
  { url }: BenchShop,
  name: string,
  path: string,
  tokenOf: (index: number) => string,
): Reading {
  const tags = new Map<string, string>();
  return {
    name,
    width: BUYERS_AT_ONCE,
    async run(index) {
      const token = tokenOf(index);
      const known = tags.get(token);
      const headers = { ...bearer(token), ...(known !== undefined && { 'if-none-match': known }) };
      const answer = await send(`${url}${path}`, { headers });
      if (known !== undefined && answer.status === 304) return;
      const { etag = '' } = expectOk(answer);
      // A job may have changed something of this buyer since, once.
      if (known === etag) throw new Error(`${name}: answered 200 to its own ETag ${etag}`);
      tags.set(token, etag);
    },
  };
}

function freshPoll(
  { url }: BenchShop,
  name: string,
  path: string,
  tokenOf: (index: number) => string,
): Reading {
  return {
    name,
    width: BUYERS_AT_ONCE,
    run: async (index) =>
      expectOk(await send(`${url}${path}`, { headers: bearer(tokenOf(index)) })),
  };
}

/** What an operator reads again and again. */
export async function consoleReadings(
  { url, database }: BenchShop,
  operator: string,
): Promise<Reading[]> {
  const headers = bearer(operator);
  const { rows } = await database.query<{ payment: string; user: string; email: string }>(
    `select (select id from payments order by created_at desc, id desc offset (select count(*) / 2 from payments) limit 1) as payment,
       (select id from users order by created_at desc, id desc offset (select count(*) / 2 from users) limit 1) as user,
       (select email from users where email like '${nameOf(1)}-%' order by created_at desc limit 1) as email`,
  );
  const { payment = '', user = '', email = '' } = rows[0] ?? {};
  const since = new Date(Date.now() - REPORT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const range = { since, until: new Date().toISOString().slice(0, 10) };
  const read = (name: string, path: string, query: Readonly<Record<string, string>> = {}) => ({
    name: `console: ${name}`,
    width: OPERATORS_AT_ONCE,
    run: async () =>
      expectOk(await send(`${url}${path}?${new URLSearchParams(query)}`, { headers })),
  });
  return [
    read('payments, first page', listConsolePayments.path),
    read('payments, from the middle', listConsolePayments.path, { before: payment }),
    read('payments of an email', listConsolePayments.path, { search: email }),
    read('users, first page', listBuyers.path),
    read('users, from the middle', listBuyers.path, { before: user }),
    read('users by email', listBuyers.path, { search: email }),
    read('subscriptions, first page', listSubscriptions.path),
    read('counters of the sections', countWork.path),
    read('overview', getOverview.path, { days: '30' }),
    read('sales by product, 90 days', getSalesReport.path, { by: 'product', ...range }),
    read('subscriptions by day, 90 days', getSubscriptionReport.path, range),
    read('conversion, 90 days', getConversionReport.path, range),
    read('sold products', listSoldProducts.path),
  ];
}
