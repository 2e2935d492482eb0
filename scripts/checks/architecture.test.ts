import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrows, paymentFolders } from '../../.dependency-cruiser.mjs';
import { root } from '../root.ts';

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)\/?`/g)].map(([, name = '']) => name);

describe('ARCHITECTURE.md', () => {
  test('lists every domain with the domains it may call', () => {
    const [table = ''] = page.split('<!-- tables of the domains -->');
    const listed = [...table.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
      ([, name = '', calls = '']) => [name, namesIn(calls).sort()] as const,
    );
    const declared = Object.entries(arrows).map(([name, calls]) => [name, [...calls].sort()]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(declared));
  });

  test('lists every folder of payments in the order of the layers', () => {
    const [, layers = ''] = page.split('| `payments/` | |');
    const listed = layers
      .split('\n')
      .filter((line) => /^\| `[\w-]+\/`(?:, `[\w-]+\/`)* \| [^|]+ \|$/.test(line))
      .flatMap((line) => namesIn(line.split('|')[1] ?? ''))
      .filter((name) => existsSync(join(root, 'server/src/domains/payments', name)));
    expect(listed).toEqual(paymentFolders);
  });

  test('lists the subfolders of every other domain', () => {
    const domains = join(root, 'server/src/domains');
    const foldersOf = (parent: string) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'mails')
        .map(({ name }) => name)
        .sort();
    const present = foldersOf(domains)
      .filter((name) => name !== 'payments')
      .map((name) => [name, foldersOf(join(domains, name))] as const)
      .filter(([, folders]) => folders.length > 0);
    const [, table = ''] = page.split('| | Subfolders |');
    const listed = [
      ...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)\/` \| ([^|]+) \|$/gm),
    ].map(([, name = '', folders = '']) => [name, namesIn(folders).sort()] as const);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(present));
  });

  test.each([
    'server/src',
    'server/src/platform',
    'web/src',
    'web/src/console',
    'web/src/features',
    'web/src/ui',
    'contract/src',
    'emulators',
  ])('names every folder in %s', (parent) => {
    const folders = readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name);
    expect(
      folders.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(page)),
    ).toEqual([]);
  });
});
