import { getNginx, type Nginx } from '../parts/nginx-versions.ts';
import type { RollingShop } from '../parts/rolling-shop.ts';
import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';

/** Twenty rounds where outages last a minute, five in a quick run. */
const MS_PER_ROUND = 3_000;
const SHEDDING = { SHED_LOAD: 'true' };

interface Rolling {
  readonly name: string;
  readonly apis: number;
  readonly nginx: 'installed' | 'new';
  readonly finds: 'addresses' | 'name' | 'variable';
  readonly where: 'there' | 'elsewhere';
  /** Processes refuse calls while they are overloaded, so callers may get 503 with Retry-After. */
  readonly sheds?: true;
}

/** Replaces each api process again and again, one by one, as the runbook says; no call may fail. */
function rolling({ name, apis, nginx: which, finds, where, sheds }: Rolling): Drill<RollingShop> {
  let nginx: Nginx | undefined;
  let names: readonly ProcessName[] = [];
  let restarts = 0;
  return {
    name,
    get title() {
      const place = where === 'there' ? '' : ', each at a new address';
      const shedding = sheds ? ', shedding load' : '';
      return `${restarts === 0 ? '' : `${restarts} `}restarts of ${apis} processes${place}${shedding}, nginx ${nginx?.version ?? 'new'}`;
    },
    ...(!sheds && { allowsNoFailure: true }),
    hasFrequentCallers: true,
    async prepare(shop) {
      nginx = getNginx(which);
      names = await shop.scale(apis);
      const { nameServer, apiPort, hosts } = shop;
      const upstream =
        finds === 'addresses'
          ? names.map((one) => `${hosts.get(one)}:${apiPort}`)
          : ({ by: finds, nameServer: nameServer.port, port: apiPort } as const);
      await shop.proxy.replace(nginx, upstream);
      if (sheds) for (const one of names) await shop.replace(one, where, SHEDDING);
    },
    async run(shop, outageMs) {
      for (let round = 0; round < Math.round(outageMs / MS_PER_ROUND); round++) {
        for (const one of names) {
          await shop.replace(one, where, sheds ? SHEDDING : {});
          restarts++;
        }
      }
      return undefined;
    },
  };
}

export const rollingDrills: readonly Drill<RollingShop>[] = [
  rolling({ name: 'rolling-four', apis: 4, nginx: 'new', finds: 'name', where: 'there' }),
  rolling({
    name: 'rolling-four-old',
    apis: 4,
    nginx: 'installed',
    finds: 'addresses',
    where: 'there',
  }),
  rolling({ name: 'rolling-two', apis: 2, nginx: 'new', finds: 'name', where: 'there' }),
  rolling({
    name: 'rolling-two-old',
    apis: 2,
    nginx: 'installed',
    finds: 'addresses',
    where: 'there',
  }),
  rolling({ name: 'rolling-moved', apis: 2, nginx: 'new', finds: 'name', where: 'elsewhere' }),
  rolling({
    name: 'rolling-moved-old',
    apis: 2,
    nginx: 'installed',
    finds: 'variable',
    where: 'elsewhere',
  }),
  rolling({
    name: 'rolling-two-shedding',
    apis: 2,
    nginx: 'installed',
    finds: 'addresses',
    where: 'there',
    sheds: true,
  }),
];
