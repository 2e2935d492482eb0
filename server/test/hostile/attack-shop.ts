import { confirmOperator } from '@sesame/contract/operators.ts';
import { operatorRoles } from '@sesame/contract/permissions.ts';
import { buildOperator, codeNow } from '../build-operator.ts';
import { buildBuyer } from '../build-purchase.ts';
import { buildTicket } from '../build-ticket.ts';
import type { TestShop } from '../start-shop.ts';
import { type HostileRequest, type KnownIds, makeRequests } from './make-requests.ts';

/** Somebody who calls; a token that has died is replaced, since calls may sign out and block. */
interface Caller {
  readonly name: string;
  readonly signIn: () => Promise<string | undefined>;
  token: string | undefined;
}

export interface Attack {
  /** How many answers there were of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What must not be: request and answer in a line each. */
  readonly problems: readonly string[];
}

/** Refusals with a 503 that a call may meet by design. */
const DESIGNED = new Set(['unavailable', 'gateway_unavailable']);
/** What only code, a database or their errors say. */
const INSIDE =
  /\bat .{1,200}\.[cm]?[jt]s:\d+|node_modules|\/server\/src\/|violates .* constraint|invalid byte sequence|syntax error at or near|does not exist at|SqlState|PostgresError|ZodError|TypeError/;
/** Their answers show operators what went wrong elsewhere, on purpose. */
const TELLS_ERRORS = new Set([
  'getSystem',
  'listAlerts',
  'listMails',
  'getAnyPayment',
  'revealNotice',
]);

/** Sends so many hostile requests as a visitor, a buyer and operators of every role, some at once. */
export async function attackShop(
  shop: TestShop,
  { seed, count, atOnce }: { seed: number; count: number; atOnce: number },
): Promise<Attack> {
  const { known, secrets } = await furnish(shop);
  const signIn = oneByOne();
  const callers = callersOf(shop);
  for (const caller of callers) await signIn(caller);
  const requests = makeRequests(seed, known);
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      const caller = callers[sent++ % callers.length];
      const { value: request } = requests.next();
      if (caller === undefined) return;
      const { status, text } = await send(shop.app.url, request, caller.token);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const problem = problemOf(request, { status, text }, secrets);
      if (problem !== undefined) {
        const { method, id } = request.route;
        problems.push(
          `${problem}: ${caller.name} ${id} ${method} ${request.what}: ${text.slice(0, 200)}`,
        );
      }
      if (status === 401 && caller.token !== undefined) await signIn(caller);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { statuses, problems };
}

/** Something of each kind that calls can be about. */
async function furnish(shop: TestShop): Promise<{ known: KnownIds; secrets: string[] }> {
  const { app, product, bank } = shop;
  const paying = await shop.newBuyer();
  const { body: open } = await shop.pay(paying);
  const paid = await shop.newBuyer();
  const { body: settled } = await shop.pay(paid);
  bank.decide(shop.atBank(settled.payment_id).id, 'approve');
  await shop.settled();
  const ticket = await buildTicket(app, paying.token);
  return {
    known: {
      uuids: [paying.id, paid.id, open.payment_id, settled.payment_id, ticket],
      ints: [1, 2, 7, product.id, product.priceId, ...product.originIds],
    },
    secrets: [
      bank.apiKey,
      bank.noticeSecret,
      Buffer.alloc(32, 7).toString('base64'),
      paying.token,
      paid.token,
    ],
  };
}

function callersOf(shop: TestShop): Caller[] {
  const { app } = shop;
  const visitor = { name: 'visitor', signIn: async () => undefined, token: undefined };
  const buyer = {
    name: 'buyer',
    signIn: async () => (await buildBuyer(app.platform)).token,
    token: undefined,
  };
  const operators = operatorRoles.map((role) => ({
    name: role,
    signIn: async () => {
      const operator = await buildOperator(app, { role });
      // A code counts once, and the sign-in has used up this one.
      app.clock.advance(30_000);
      const { token, password, secret } = operator;
      await app.call(
        confirmOperator,
        { body: { password, code: codeNow(app, secret) } },
        { token },
      );
      return token;
    },
    token: undefined,
  }));
  return [visitor, buyer, ...operators];
}

/** A sign-in moves the clock, under which nobody else's code may pass. */
function oneByOne(): (caller: Caller) => Promise<void> {
  let turn = Promise.resolve();
  return (caller) => {
    turn = turn.then(async () => {
      caller.token = await caller.signIn();
    });
    return turn;
  };
}

async function send(
  url: string,
  { route, path, headers, body }: HostileRequest,
  token: string | undefined,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, {
    method: route.method,
    redirect: 'manual',
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

function problemOf(
  { route }: HostileRequest,
  { status, text }: { status: number; text: string },
  secrets: readonly string[],
): string | undefined {
  if (status >= 500 && !(status === 503 && DESIGNED.has(codeOf(text)))) return `answered ${status}`;
  if (INSIDE.test(text) && !TELLS_ERRORS.has(route.id)) return 'told of its inside';
  return secrets.some((secret) => text.includes(secret)) ? 'told a secret' : undefined;
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return '';
  }
}
