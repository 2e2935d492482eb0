import { type OperatorRole, operatorRoles } from '@sesame/contract/console/permissions.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { sha256 } from '../../src/platform/secrets/crypto.ts';
import { buildOperator } from '../build/build-operator.ts';
import { buildBuyer } from '../build/build-purchase.ts';
import { buildTicket } from '../build/build-ticket.ts';
import { updateRows } from '../rows.ts';
import type { Shop } from '../shops/start-shop.ts';
import { type HostileRequest, type KnownIds, makeRequests, targetCount } from './make-requests.ts';

/** A caller; an invalid token is replaced, because calls may sign out and block. */
interface Caller {
  readonly name: string;
  /** The routes that accept the caller's token; others answer 401 to it although it is valid. */
  readonly auth: RouteSpec['auth'];
  readonly signIn: () => Promise<string | undefined>;
  token: string | undefined;
}

export interface Attack {
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Violations: request and answer, one line each. */
  readonly problems: readonly string[];
}

/** Error codes with status 503 that a call may get by design. */
const DESIGNED = new Set(['unavailable', 'gateway_unavailable']);
/** Text that only occurs in source code, a database or their errors. */
const INSIDE =
  /\bat .{1,200}\.[cm]?[jt]s:\d+|node_modules|\/server\/src\/|violates .* constraint|invalid byte sequence|syntax error at or near|does not exist at|SqlState|PostgresError|ZodError|TypeError/;
/** Routes whose answers intentionally show operators errors from elsewhere. */
const REPORTS_ERRORS = new Set([
  'getSystem',
  'listAlerts',
  'listMails',
  'getConsolePayment',
  'revealWebhook',
]);

export interface AttackOptions {
  readonly seed: number;
  readonly count: number;
  readonly atOnce: number;
  /** The ledger is verified after every so many requests, in parallel with them. */
  readonly auditEvery?: number;
}

/** Sends hostile requests as a visitor, a buyer and operators of every role, some concurrently. */
export async function attackShop(
  shop: Shop<'sales'>,
  { seed, count, atOnce, auditEvery = count }: AttackOptions,
): Promise<Attack> {
  const { known, secrets } = await seedAccount(shop);
  const callers = callersOf(shop);
  const signIn = async (caller: Caller) => {
    caller.token = await caller.signIn();
  };
  for (const caller of callers) await signIn(caller);
  const requests = makeRequests(seed, known);
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      const number = sent++;
      const { value: request } = requests.next();
      const caller = callerFor(callers, request, number);
      if (sent % auditEvery === 0) await shop.expectClean();
      const { status, text } = await send(shop.app.url, request, caller.token);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const problem = problemOf(request, { status, text }, secrets);
      if (problem !== undefined) {
        const { method, id } = request.route;
        problems.push(
          `${problem}: ${caller.name} ${id} ${method} ${request.what}: ${text.slice(0, 200)}`,
        );
      }
      if (status === 401 && request.route.auth === caller.auth) await signIn(caller);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { statuses, problems };
}

/**
 * The callers take turns, and every second round begins with the next caller, so that every caller reaches every
 * target. In the other rounds the caller is the one that the route admits.
 */
function callerFor(callers: readonly Caller[], { route }: HostileRequest, number: number): Caller {
  const round = Math.floor(number / targetCount);
  const next = callers[((number % targetCount) + (round >> 1)) % callers.length];
  const admitted = callers.find(({ auth }) => auth === route.auth);
  const caller = round % 2 === 1 ? (admitted ?? next) : next;
  if (caller === undefined) throw new Error('there are no callers');
  return caller;
}

/** Creates one record of each kind that calls can refer to. */
async function seedAccount(shop: Shop<'sales'>): Promise<{ known: KnownIds; secrets: string[] }> {
  const { app, product, bank } = shop;
  const paying = await shop.newBuyer();
  const { body: open } = await shop.pay(paying);
  const paid = await shop.newBuyer();
  const { body: settled } = await shop.pay(paid);
  await bank.decide(settled.payment_id, 'pay');
  await shop.settled();
  const ticket = await buildTicket(app, paying.token);
  return {
    known: {
      uuids: [paying.id, paid.id, open.payment_id, settled.payment_id, ticket],
      ints: [1, 2, 7, product.id, product.priceId, ...product.serviceIds],
    },
    secrets: [
      bank.apiKey,
      bank.webhookSecret,
      Buffer.alloc(32, 7).toString('base64'),
      paying.token,
      paid.token,
    ],
  };
}

function callersOf({ app }: Shop<'sales'>): Caller[] {
  const { platform, clock } = app;
  const buyer = async () => (await buildBuyer(platform)).token;
  const operator = async (role: OperatorRole) => {
    const { token } = await buildOperator(app, { role });
    // As after a fresh confirmation, which would hash the password again.
    await updateRows(
      platform.db,
      'operator_sessions',
      { token_hash: sha256(token) },
      { confirmed_at: clock.now() },
    );
    return token;
  };
  return [
    { name: 'visitor', auth: 'public', signIn: async () => undefined, token: undefined },
    { name: 'buyer', auth: 'user', signIn: buyer, token: undefined },
    ...operatorRoles.map(
      (role): Caller => ({
        name: role,
        auth: 'operator',
        signIn: () => operator(role),
        token: undefined,
      }),
    ),
  ];
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
  if (INSIDE.test(text) && !REPORTS_ERRORS.has(route.id)) return 'revealed internals';
  return secrets.some((secret) => text.includes(secret)) ? 'revealed a secret' : undefined;
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return '';
  }
}
