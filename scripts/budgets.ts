import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { oneOutcome } from './step.ts';

/** `bench/budgets.json`: what the first view of a route may weigh. */
export interface Budgets {
  readonly firstView: readonly {
    readonly route: string;
    /** Source files whose dynamic chunks the route loads before it is complete, besides the entry. */
    readonly chunks: readonly string[];
    /** Chunks that are there already when the route is opened: what they load is not counted, nor is the entry. */
    readonly over?: readonly string[];
    /** JavaScript after gzip, in KB of 1000 bytes. */
    readonly maxKb: number;
  }[];
  /** What the entry brings on demand besides screens. */
  readonly noScreens: readonly string[];
}

/** Vite's `manifest.json`: source file → what it became. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

/** The page whose first views have budgets; the console is for few, at a desk. */
const SHOP = 'index.html';

export interface Weight {
  readonly route: string;
  readonly bytes: number;
  readonly maxBytes: number;
}

/**
 * Files a browser loads for a first view: the entry, the route's chunks and everything they import
 * statically, each once.
 */
export function listFirstView(manifest: Manifest, chunks: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key === SHOP);
  if (entries.length === 0) throw new Error('the manifest of the web build has no entry');
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const item = manifest[key];
    if (!item) throw new Error(`bench/budgets.json names ${key}, which is no chunk of the build`);
    seen.add(key);
    for (const imported of item.imports ?? []) visit(imported);
  };
  for (const key of [...entries, ...chunks]) visit(key);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

export function weighFirstViews(
  budgets: Budgets,
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Weight[] {
  return budgets.firstView.map(({ route, chunks, over, maxKb }) => {
    const there = new Set(over && listFirstView(manifest, over));
    const loaded = listFirstView(manifest, chunks).filter((file) => !there.has(file));
    return {
      route: over ? `${route}, its own` : route,
      bytes: loaded.reduce((sum, file) => sum + sizeOf(file), 0),
      maxBytes: maxKb * 1000,
    };
  });
}

/** Screens that the entry brings on demand (the routes of `web/src/app/routes.ts`) and no budget names. */
export function listUnbudgeted({ firstView, noScreens }: Budgets, manifest: Manifest): string[] {
  const known = new Set([...firstView.flatMap(({ chunks }) => chunks), ...noScreens]);
  const { dynamicImports = [] } = manifest[SHOP] ?? {};
  return dynamicImports.filter((chunk) => !known.has(chunk));
}

/** Compares the built web with its budgets; prints every route, heavy or not. */
export function checkBudgets(budgetsFile: string, dist: string) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  for (const file of [budgetsFile, manifestFile]) {
    if (!existsSync(file)) return oneOutcome(false, `${file} does not exist`);
  }
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength;
  // Both are written by us and by Vite; a wrong shape fails below with the key's name.
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const weights = weighFirstViews(budgets, manifest, sizeOf);
  const unbudgeted = listUnbudgeted(budgets, manifest);
  for (const { route, bytes, maxBytes } of weights) {
    console.log(`  ${route}: ${formatKb(bytes)} of ${formatKb(maxBytes)} KB JavaScript (gzip)`);
  }
  const heavy = weights.filter(({ bytes, maxBytes }) => bytes > maxBytes);
  const problems = [
    ...heavy.map(({ route }) => `${route} outgrew its budget in bench/budgets.json`),
    ...unbudgeted.map((chunk) => `${chunk} has no budget in bench/budgets.json`),
  ];
  return oneOutcome(weights.length > 0 && problems.length === 0, problems.join('\n'));
}

function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
