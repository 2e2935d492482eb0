import type { FastifyInstance, RouteOptions } from 'fastify';

/** Routes that are no calls of the contract: health, documentation, the pages themselves. */
const PLAIN_ROUTES = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/openapi\.json$/,
  /^\/docs(\/|$)/,
  /^\/?\*$/,
  /^\/media\/:file$/,
];

/**
 * The server does not start when a route was registered past `bind`: such a route would have no session guard,
 * no limit and no schema. FOSSBilling CVE-2026-43926 was a limiter that covered only some routes.
 */
export function requireContracts(fastify: FastifyInstance): void {
  const strangers: string[] = [];
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const contract = config?.contract;
    const declared =
      contract?.auth !== undefined && contract.limit !== undefined && contract.answer !== undefined;
    if (!declared && !PLAIN_ROUTES.some((pattern) => pattern.test(url))) {
      strangers.push(`${String(method)} ${url}`);
    }
  });
  fastify.addHook('onReady', async () => {
    if (strangers.length > 0) {
      throw new Error(`routes registered without a contract: ${strangers.join(', ')}`);
    }
  });
}
