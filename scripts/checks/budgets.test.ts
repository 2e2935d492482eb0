import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  checkBudgets,
  listFirstView,
  listUnbudgeted,
  type Manifest,
  weighFirstViews,
} from './budgets.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/login.tsx', 'src/sheet.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/login.tsx': { file: 'assets/login.js', imports: ['index.html', '_shared.js'] },
  'src/sheet.tsx': { file: 'assets/sheet.js', imports: ['_drawer.js'] },
  '_drawer.js': { file: 'assets/drawer.js' },
  'src/app.css': { file: 'assets/app.css' },
};

const manifests = {
  shop: manifest,
  console: { 'admin.html': { file: 'assets/admin.js', isEntry: true } },
};
const none = { console: [], noScreens: [] };

describe('listFirstView', () => {
  test('follows the static imports of the entry and the chunks, listing each file once', () => {
    expect(listFirstView(manifest, ['src/login.tsx'])).toEqual([
      'assets/entry.js',
      'assets/shared.js',
      'assets/deep.js',
      'assets/login.js',
    ]);
  });
  test('leaves out chunks that the route does not load', () => {
    expect(listFirstView(manifest, [])).not.toContain('assets/drawer.js');
  });
  test('throws for a chunk that is not in the build', () => {
    expect(() => listFirstView(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
  test('throws for a build without an entry', () => {
    expect(() => listFirstView({}, [])).toThrow('no entry');
  });
});

describe('weighFirstViews', () => {
  test('adds up the JavaScript of each route', () => {
    const firstView = [{ route: '/login', chunks: ['src/login.tsx'], maxKb: 120 }];
    expect(weighFirstViews({ firstView, ...none }, manifests, () => 10)).toEqual([
      { route: '/login', bytes: 40, maxBytes: 120_000 },
    ]);
  });
  test('counts only the additional chunks of a route that opens over another', () => {
    const firstView = [
      { route: '/sheet', over: ['src/login.tsx'], chunks: ['src/sheet.tsx'], maxKb: 25 },
    ];
    expect(weighFirstViews({ firstView, ...none }, manifests, () => 10)).toEqual([
      { route: '/sheet, its own', bytes: 20, maxBytes: 25_000 },
    ]);
  });
});

describe('listUnbudgeted', () => {
  test('finds screens without a budget', () => {
    const firstView = [{ route: '/login', chunks: ['src/login.tsx'], maxKb: 120 }];
    expect(listUnbudgeted({ firstView, noScreens: [] }, manifest)).toEqual(['src/sheet.tsx']);
    expect(listUnbudgeted({ firstView, noScreens: ['src/sheet.tsx'] }, manifest)).toEqual([]);
  });
});

describe('checkBudgets', () => {
  let folder: string;
  const plan = (maxKb: number, consoleKb = 1000) =>
    writeFileSync(
      join(folder, 'budgets.json'),
      JSON.stringify({
        firstView: [{ route: '/', chunks: [], maxKb }],
        console: [{ route: '/admin', chunks: [], maxKb: consoleKb }],
        noScreens: [],
      }),
    );
  const write = (name: string, page: string, dynamicImports: string[]) =>
    writeFileSync(
      join(folder, 'dist', '.vite', name),
      JSON.stringify({ [page]: { file: 'entry.js', isEntry: true, dynamicImports } }),
    );
  const build = (dynamicImports: string[]) => {
    write('manifest.json', 'index.html', dynamicImports);
    write('console.json', 'admin.html', ['src/console/section.tsx']);
  };
  const check = () => checkBudgets(join(folder, 'budgets.json'), join(folder, 'dist'));

  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    folder = mkdtempSync(join(tmpdir(), 'sesame-budgets-'));
    mkdirSync(join(folder, 'dist', '.vite'), { recursive: true });
    build([]);
    // Pseudo-random digits, so that more than 1 KB remains after gzip.
    writeFileSync(
      join(folder, 'dist', 'entry.js'),
      Array.from({ length: 4000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_296).join(),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('passes a bundle within its budget', () => {
    plan(1000);
    expect(check()).toMatchObject({ passed: 1, failed: 0 });
  });
  test('fails a console over its budget', () => {
    plan(1000, 1);
    expect(check()).toMatchObject({ failed: 1, output: expect.stringContaining('/admin exceeds') });
  });
  test('fails a bundle over its budget and names the route', () => {
    plan(1);
    expect(check()).toMatchObject({ failed: 1, output: expect.stringContaining('/ exceeds') });
  });
  test('fails a screen without a budget and names it', () => {
    plan(1000);
    build(['src/new-screen.tsx']);
    expect(check()).toMatchObject({
      failed: 1,
      output: expect.stringContaining('src/new-screen.tsx has no budget'),
    });
  });
  test('fails when the budget file is missing', () => {
    expect(check()).toMatchObject({ failed: 1 });
  });
});
