import type { SingleShop } from '../parts/single-shop.ts';
import type { Drill } from '../run-drill.ts';

type Stop = Parameters<SingleShop['postgres']['stop']>[0];

function restartOf(how: Stop, title: string): Drill<SingleShop> {
  return {
    name: `postgres-${how}`,
    title,
    async run({ postgres }) {
      await postgres.stop(how);
      await postgres.start();
    },
  };
}

export const postgresRestarts: readonly Drill<SingleShop>[] = [
  restartOf('fast', 'PostgreSQL restarted, fast'),
  restartOf('immediate', 'PostgreSQL restarted, immediate'),
  restartOf('killed', 'kill -9 of the postmaster'),
];
