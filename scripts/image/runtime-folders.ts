import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packagesWithFiles, unbundledPackages } from '../../server/runtime-packages.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The folders of all packages that the bundle of the server needs at run time, with their dependencies, relative to the
 * root. Optional packages of other platforms are not installed and left out.
 */
export function runtimeFolders(root: string): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = findPackage(root, from, name);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    // Trusted input: the manifest of an installed package.
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const optional = manifest.optionalDependencies ?? {};
    for (const dependency of Object.keys({ ...manifest.dependencies, ...optional })) {
      add(dependency, folder, dependency in optional);
    }
  };
  const server = join(root, 'server');
  for (const name of [...unbundledPackages, ...packagesWithFiles]) add(name, server, false);
  return [...found].map((folder) => relative(root, folder)).toSorted();
}

/** Finds a package as Node does: in the nearest node_modules above. */
function findPackage(root: string, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}
