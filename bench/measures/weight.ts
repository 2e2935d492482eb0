import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budgets, type Manifest, weighFirstViews } from '../../scripts/checks/budgets.ts';
import { root } from '../../scripts/root.ts';
import type { Figure } from '../figure.ts';

/** JavaScript of each first view after gzip, by the budgets that `npm run check` enforces. */
export function weighPages(): Figure[] {
  const dist = join(root, 'web', 'dist');
  // The casts are safe: we write one file and Vite the other; the budget check fails on any other shape.
  const budgets = readJson(join(root, 'bench', 'budgets.json')) as Budgets;
  const manifest = readJson(join(dist, '.vite', 'manifest.json')) as Manifest;
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength;
  return weighFirstViews(budgets, manifest, sizeOf).map(({ route, bytes, maxBytes }) => ({
    area: 'Weight',
    what: `JavaScript of ${route}`,
    unit: 'KB',
    value: bytes / 1_000,
    target: { of: 'value', atMost: maxBytes / 1_000 },
  }));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
