import { type RouteLimit, routeLimits } from '@sesame/contract/limits.ts';
import { permissions } from '@sesame/contract/permissions.ts';
import type { Auth, RouteSpec } from '@sesame/contract/route.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Routes that are no calls of the contract: health, documentation, the pages themselves, mails in a frame. */
const PLAIN_ROUTES = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/openapi\.json$/,
  /^\/\.well-known\/security\.txt$/,
  /^\/docs(\/|$)/,
  /^\/?\*$/,
  /^\/media\/:file$/,
  /^\/mail-previews\/:ticket$/,
  /^\/media\/operator-[0-9a-f]{16}\.js$/,
];

/**
 * The server does not start when a route was registered past `bind`: such a route would have no session guard,
 * no limit and no schema. FOSSBilling CVE-2026-43926 was a limiter that covered only some routes.
 */
export function requireContracts(fastify: FastifyInstance): void {
  const strangers: string[] = [];
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const isPlain = PLAIN_ROUTES.some((pattern) => pattern.test(url));
    if (!isPlain && !isDeclared(config?.contract)) strangers.push(`${String(method)} ${url}`);
  });
  fastify.addHook('onReady', async () => {
    if (strangers.length > 0) {
      throw new Error(`routes registered without a contract: ${strangers.join(', ')}`);
    }
  });
}

/** Who may call it: the one who is counted must be the one who is known. */
const COUNTED_BY: Readonly<Record<Auth, RouteLimit['by']>> = {
  public: 'ip',
  signature: 'ip',
  user: 'user',
  operator: 'operator',
};

/**
 * Schema, role and limit, and a limit that counts somebody: without a session there is no user to count. Of an
 * operator a permission is asked, and of nobody else.
 */
function isDeclared(contract: RouteSpec | undefined): boolean {
  return (
    contract?.answer !== undefined &&
    Object.hasOwn(COUNTED_BY, contract.auth) &&
    routeLimits[contract.limit]?.by === COUNTED_BY[contract.auth] &&
    hasItsPermission(contract)
  );
}

function hasItsPermission({ auth, permission }: RouteSpec): boolean {
  return auth === 'operator'
    ? permissions.some((known) => known === permission)
    : permission === undefined;
}
