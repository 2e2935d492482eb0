import { type Link, startLink } from './link.ts';
import { MissingPart } from './missing-part.ts';
import { createPostgres, createRoles, type Postgres } from './postgres.ts';
import { type Redis, startRedis } from './redis.ts';
import type { Release } from './release.ts';
import { type DrillShop, startShop } from './shop.ts';

/** A shop on one PostgreSQL, which processes reach through a link. */
export interface SingleShop extends DrillShop {
  readonly postgres: Postgres;
  readonly databaseLink: Link;
  /** As the shop's role, through the link. */
  readonly databaseUrl: string;
  /** Why there is none, where this machine has no Redis. */
  readonly redis: Redis | MissingPart;
}

export async function startSingleShop(release: Release): Promise<SingleShop> {
  const postgres = await createPostgres('postgres');
  await createRoles(postgres.port);
  const databaseLink = await startLink(postgres);
  const redis = await startRedis().catch(missing);
  const databaseUrl = `postgres://sesame_shop@127.0.0.1:${databaseLink.port}/sesame`;
  const shop = await startShop({
    processes: ['api-1', 'api-2', 'worker-1'],
    databaseUrl,
    ownerUrl: `postgres://sesame@127.0.0.1:${databaseLink.port}/sesame`,
    besideUrl: `postgres://sesame@127.0.0.1:${postgres.port}/sesame`,
    ...('url' in redis && { env: { REDIS_URL: redis.url } }),
    release,
    async stop() {
      await databaseLink.stop();
      if ('url' in redis) await redis.kill();
      await postgres.stop('fast');
    },
  });
  return { ...shop, postgres, databaseLink, databaseUrl, redis };
}

/** The other drills run without it. */
function missing(error: unknown): MissingPart {
  if (error instanceof MissingPart) return error;
  throw error;
}
