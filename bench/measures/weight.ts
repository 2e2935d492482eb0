import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budgets, readManifests, weighFirstViews } from '../../scripts/checks/budgets.ts';
import { root } from '../../scripts/root.ts';
import type { Figure } from '../figure.ts';

/** JavaScript of each first view after gzip, by the budgets that `npm run check` enforces. */
export function weighPages(): Figure[] {
  const dist = join(root, 'web', 'dist');
  // The cast is safe: the budget check fails on any other shape.
  const budgets = JSON.parse(readFileSync(join(root, 'bench', 'budgets.json'), 'utf8')) as Budgets;
  const manifests = readManifests(dist);
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength;
  return weighFirstViews(budgets, manifests, sizeOf).map(({ route, bytes, maxBytes }) => ({
    area: 'Weight',
    what: `JavaScript of ${route}`,
    unit: 'KB',
    value: bytes / 1_000,
    target: { of: 'value', atMost: maxBytes / 1_000 },
  }));
}
