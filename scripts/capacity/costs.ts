import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What one operation uses: processor time in microseconds; bytes of the write-ahead log, of tables with indexes, and sent. */
export interface Cost {
  readonly server: number;
  readonly postgres: number;
  readonly redis: number;
  readonly wal: number;
  /** Transaction ids, of which PostgreSQL has to freeze old ones. */
  readonly transactions: number;
  readonly disk: number;
  readonly sent: number;
}

export const operations = [
  'unchanged poll',
  'changed poll',
  'catalogue',
  'sign-in',
  'order',
  'settlement',
] as const;
export type Operation = (typeof operations)[number];
export type Costs = Readonly<Record<Operation, Cost>>;

export interface Measured {
  /** A day, as 2026-11-27. */
  readonly measuredAt: string;
  readonly cpu: string;
  readonly node: string;
  readonly costs: Costs;
}

/** What `npm run bench -- costs` measured last. */
export function readCosts(): Measured {
  const file = join(root, 'bench', 'results', 'costs.json');
  // The cast is safe: the bench writes this file, and a test reads every operation of it.
  return JSON.parse(readFileSync(file, 'utf8')) as Measured;
}
