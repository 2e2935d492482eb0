import { permissions } from '@sesame/contract/console/permissions.ts';
import { type RouteLimit, routeLimits } from '@sesame/contract/shared/limits.ts';
import type { Auth, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Routes outside the contract: health, the address probe, documentation, the pages and the mail previews. */
const PLAIN_ROUTES = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/openapi\.json$/,
  /^\/\.well-known\/security\.txt$/,
  /^\/\.well-known\/sesame-address\/:token$/,
  /^\/docs(\/|$)/,
  /^\/?\*$/,
  /^\/media\/:file$/,
  /^\/mail-previews\/:ticket$/,
  /^\/media\/operator-[0-9a-f]{16}\.js$/,
];

/**
 * Stops the start when a route was registered without `bind`: such a route would have no session check, no limit and no
 * schema. FOSSBilling CVE-2026-43926 was a limiter that covered only some routes.
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

/** The limit key by kind of authentication: a limit must count the caller who was authenticated. */
const COUNTED_BY: Readonly<Record<Auth, RouteLimit['by']>> = {
  public: 'ip',
  signature: 'ip',
  user: 'user',
  operator: 'operator',
};

/**
 * Whether the contract is complete: schema, permission and a limit whose key exists. Without a session there is no user
 * to count. Only operator routes have a permission.
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
