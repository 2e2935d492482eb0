import { pause } from '../parts/program.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import type { Drill } from '../run-drill.ts';

/** In each direction, so that an answer is two seconds late. */
const DELAY_MS = 1_000;

export const networkDrills: readonly Drill<SingleShop>[] = [
  {
    name: 'black-hole',
    title: 'black hole between shop and PostgreSQL',
    async run({ databaseLink }, outageMs) {
      await databaseLink.set('silent');
      await pause(outageMs);
      await databaseLink.set('open');
    },
  },
  {
    name: 'slow-network',
    title: '2 s delay between shop and PostgreSQL',
    async run({ databaseLink }, outageMs) {
      await databaseLink.set(DELAY_MS);
      await pause(outageMs);
      await databaseLink.set('open');
    },
  },
];
