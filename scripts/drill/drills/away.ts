import { MissingPart } from '../parts/missing-part.ts';
import { type PgBouncer, startPgBouncer } from '../parts/pgbouncer.ts';
import { pause } from '../parts/program.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import type { Drill } from '../run-drill.ts';
import { NO_PROXY } from './allowed.ts';

function linkAway(name: 'bank' | 'mail' | 'bucket', title: string): Drill<SingleShop> {
  return {
    name: `${name}-away`,
    title,
    async run({ links }, outageMs) {
      await links[name].set('away');
      await pause(outageMs);
      await links[name].set('open');
    },
  };
}

const proxyAway: Drill<SingleShop> = {
  name: 'proxy-away',
  title: 'proxy away',
  alsoAllowed: NO_PROXY,
  async run({ proxy }, outageMs) {
    await proxy.kill();
    await pause(outageMs);
    await proxy.start();
  },
};

const redisAway: Drill<SingleShop> = {
  name: 'redis-away',
  title: 'Redis away',
  async prepare({ redis }) {
    if (redis instanceof MissingPart) throw redis;
  },
  async run({ redis }, outageMs) {
    if (redis instanceof MissingPart) throw redis;
    await redis.kill();
    await pause(outageMs);
    await redis.start();
  },
};

let pooler: PgBouncer | undefined;

/** The processes move behind a PgBouncer one by one, lose it, and move back. */
const pgBouncerAway: Drill<SingleShop> = {
  name: 'pgbouncer-away',
  title: 'PgBouncer away',
  async prepare(shop) {
    pooler = await startPgBouncer(shop.postgres.port);
    const settings = pooler.settings(shop.databaseUrl);
    await moveEach(shop, settings);
  },
  async run(_shop, outageMs) {
    await pooler?.kill();
    await pause(outageMs);
    await pooler?.start();
  },
  async restore(shop) {
    await moveEach(shop, {});
    await pooler?.kill();
  },
};

async function moveEach(
  shop: SingleShop,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of shop.processes) {
    await shop.end(name, 'SIGTERM');
    await shop.start(name, settings);
  }
}

export const awayDrills: readonly Drill<SingleShop>[] = [
  pgBouncerAway,
  redisAway,
  linkAway('bucket', 'bucket away'),
  proxyAway,
  linkAway('mail', 'mail server away'),
  linkAway('bank', 'gateway away'),
];
