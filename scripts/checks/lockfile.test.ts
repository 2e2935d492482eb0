import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
// Trusted input: written by npm. The tests fail on missing fields.
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Entry>> };

/**
 * Binaries of development tools for platforms other than Linux with glibc on x64 and arm64. The registry used for the
 * lockfile does not have them. They are not part of a running shop.
 */
const BUILDS =
  /\/(@biomejs\/cli|@oxc-parser\/binding|@swc\/core|@tailwindcss\/oxide|@rolldown\/binding)-(?!linux-(x64|arm64)(-gnu)?$)[a-z0-9-]+$/;

/** The entry that Node resolves for a dependency of the package at `from`. */
function findEntry(from: string, name: string): Entry | undefined {
  const parts = from === '' ? [''] : from.split('/node_modules/');
  const folders = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...folders, '']
    .map((folder) => packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`])
    .find((entry) => entry !== undefined);
}

describe('package-lock.json', () => {
  // npm leaves out an entry when the registry lacks a platform's package. `npm ci` of npm 11.19 then rejects the
  // lockfile on every machine.
  test('has an entry for every optional package of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, range]) => {
          const found = findEntry(path, name)?.version;
          return found === undefined || (/^\d+\.\d+\.\d+$/.test(range) && found !== range);
        })
        .map(([name, range]) => `${path || 'sesame'} → ${name}@${range}`),
    );
    expect(missing).toEqual([]);
  });

  test('has an integrity for every package except some tool binaries of other platforms', () => {
    const unproven = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
    );
    const others = unproven.filter(([path, { optional }]) => !optional || !BUILDS.test(path));
    expect(others.map(([path]) => path)).toEqual([]);
    // Lower this number when more packages have an integrity.
    expect(unproven).toHaveLength(53);
  });

  test('contains no registry URL, so that any registry can be used', () => {
    const addresses = Object.entries(packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && !link,
    );
    expect(addresses).toEqual([]);
  });
});
