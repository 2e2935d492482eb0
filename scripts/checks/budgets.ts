import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { oneOutcome } from '../run/step.ts';

/** `bench/budgets.json`: size limits for the first view of each route. */
export interface Budgets {
  readonly firstView: readonly {
    readonly route: string;
    /** Source files whose dynamic chunks the route needs for its first view, besides the entry. */
    readonly chunks: readonly string[];
    /** Chunks already loaded when the route opens. Their files and the entry are not counted. */
    readonly over?: readonly string[];
    /** JavaScript after gzip, in KB of 1000 bytes. */
    readonly maxKb: number;
  }[];
  /** Dynamic imports of the entry that are not screens. */
  readonly noScreens: readonly string[];
}

/** Vite's `manifest.json`: source file → output file and imports. */
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

/** Only the shop has budgets; the console has few users, on desktop computers. */
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
    if (!item) throw new Error(`bench/budgets.json names ${key}, which is not in the build`);
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

/** Dynamically imported screens (the routes of `web/src/app/routing/routes.ts`) without a budget. */
export function listUnbudgeted({ firstView, noScreens }: Budgets, manifest: Manifest): string[] {
  const known = new Set([...firstView.flatMap(({ chunks }) => chunks), ...noScreens]);
  const { dynamicImports = [] } = manifest[SHOP] ?? {};
  return dynamicImports.filter((chunk) => !known.has(chunk));
}

/** Compares the web build with its budgets and prints the size of every route. */
export function checkBudgets(budgetsFile: string, dist: string) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  for (const file of [budgetsFile, manifestFile]) {
    if (!existsSync(file)) return oneOutcome(false, `${file} does not exist`);
  }
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength;
  // Trusted input: one file is ours, the other Vite's.
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const weights = weighFirstViews(budgets, manifest, sizeOf);
  const unbudgeted = listUnbudgeted(budgets, manifest);
  for (const { route, bytes, maxBytes } of weights) {
    console.log(`  ${route}: ${formatKb(bytes)} of ${formatKb(maxBytes)} KB JavaScript (gzip)`);
  }
  const heavy = weights.filter(({ bytes, maxBytes }) => bytes > maxBytes);
  const problems = [
    ...heavy.map(({ route }) => `${route} exceeds its budget in bench/budgets.json`),
    ...unbudgeted.map((chunk) => `${chunk} has no budget in bench/budgets.json`),
  ];
  return oneOutcome(weights.length > 0 && problems.length === 0, problems.join('\n'));
}

function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
