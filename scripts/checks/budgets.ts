import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { oneOutcome } from '../run/step.ts';

interface FirstView {
  readonly route: string;
  /** Source files whose dynamic chunks the route needs for its first view, besides the entry. */
  readonly chunks: readonly string[];
  /** Chunks already loaded when the route opens. Their files and the entry are not counted. */
  readonly over?: readonly string[];
  /** JavaScript after gzip, in KB of 1000 bytes. */
  readonly maxKb: number;
}

/** `bench/budgets.json`: size limits for the first view of each route. */
export interface Budgets {
  readonly firstView: readonly FirstView[];
  /** The console is a separate build, whose sections have no budgets. */
  readonly console: readonly FirstView[];
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

/** The pages of the two builds, each with its manifest below `.vite`. */
const SHOP = 'index.html';
const CONSOLE = 'admin.html';
const MANIFESTS = { shop: '.vite/manifest.json', console: '.vite/console.json' };

export interface Manifests {
  readonly shop: Manifest;
  readonly console: Manifest;
}

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
  const pages = [SHOP, CONSOLE];
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry && pages.includes(key),
  );
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
  manifests: Manifests,
  sizeOf: (file: string) => number,
): Weight[] {
  return [
    ...weigh(budgets.firstView, manifests.shop, sizeOf),
    ...weigh(budgets.console, manifests.console, sizeOf),
  ];
}

function weigh(
  views: readonly FirstView[],
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Weight[] {
  return views.map(({ route, chunks, over, maxKb }) => {
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
export function listUnbudgeted(
  { firstView, noScreens }: Pick<Budgets, 'firstView' | 'noScreens'>,
  manifest: Manifest,
): string[] {
  const known = new Set([...firstView.flatMap(({ chunks }) => chunks), ...noScreens]);
  const { dynamicImports = [] } = manifest[SHOP] ?? {};
  return dynamicImports.filter((chunk) => !known.has(chunk));
}

/** Compares the web build with its budgets and prints the size of every route. */
export function checkBudgets(budgetsFile: string, dist: string) {
  const files = Object.values(MANIFESTS).map((file) => join(dist, file));
  for (const file of [budgetsFile, ...files]) {
    if (!existsSync(file)) return oneOutcome(false, `${file} does not exist`);
  }
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).byteLength;
  // Trusted input, in our repository.
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
  const manifests = readManifests(dist);
  const weights = weighFirstViews(budgets, manifests, sizeOf);
  const unbudgeted = listUnbudgeted(budgets, manifests.shop);
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

/** What Vite has written about both builds. */
export function readManifests(dist: string): Manifests {
  // Trusted input, written by Vite.
  const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as Manifest;
  return { shop: read(MANIFESTS.shop), console: read(MANIFESTS.console) };
}

function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
