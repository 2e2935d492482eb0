import type { ClusterShop } from '../parts/cluster-shop.ts';
import type { Drill } from '../run-drill.ts';
import { killOf } from './kill-processes.ts';
import { rollingUpdate } from './rolling-update.ts';

let killed: Awaited<ReturnType<ClusterShop['cluster']['killPrimary']>> | undefined;

export const clusterDrills: readonly Drill<ClusterShop>[] = [
  {
    ...rollingUpdate,
    name: 'cluster-rolling-update',
    get title() {
      return `cluster: ${rollingUpdate.title}`;
    },
  },
  { ...killOf('worker-2'), name: 'cluster-kill-worker', title: 'cluster: kill -9 of a worker' },
  {
    name: 'cluster-switchover',
    title: 'cluster: switchover to the synchronous standby',
    run: async ({ cluster }) => {
      await cluster.switchOver();
      return undefined;
    },
  },
  {
    name: 'cluster-failover',
    title: 'cluster: kill -9 of the primary',
    async run({ cluster }) {
      killed = await cluster.killPrimary();
      // The outage is the time until Patroni has promoted the standby; the worst wait shows it.
      await cluster.waitForPrimary(killed);
      return undefined;
    },
    async restore({ cluster }) {
      if (killed !== undefined) await cluster.revive(killed);
    },
  },
];
