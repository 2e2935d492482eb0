import type { SingleShop } from '../parts/single-shop.ts';
import type { Drill } from '../run-drill.ts';
import { awayDrills } from './away.ts';
import { clockDrills } from './clock.ts';
import { diskFull } from './disk-full.ts';
import { killProcesses } from './kill-processes.ts';
import { networkDrills } from './network.ts';
import { postgresRestarts } from './postgres.ts';
import { prometheusDrill } from './prometheus.ts';
import { recovery } from './recovery.ts';
import { replica } from './replica.ts';
import { rollingUpdate } from './rolling-update.ts';

/** In the order of the table. */
export const singleDrills: readonly Drill<SingleShop>[] = [
  // The first one may choose the release that the shop begins with.
  rollingUpdate,
  ...killProcesses,
  ...postgresRestarts,
  ...awayDrills,
  ...networkDrills,
  diskFull,
  ...clockDrills,
  prometheusDrill,
  replica,
  recovery,
];
