import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { runTool } from '../../run/run-tool.ts';
import { MissingPart } from './missing-part.ts';
import { emptyFolder } from './postgres.ts';
import { folder } from './program.ts';

/** A checkout whose bundles are built. */
export interface Release {
  readonly folder: string;
  /** For the table. */
  readonly name: string;
}

export const thisRelease: Release = { folder: root, name: 'this checkout' };

export const RELEASES = join(folder, 'releases');

/**
 * Builds an older commit, once, with the packages of this checkout.
 * @throws {MissingPart} where Git does not have it, or this checkout cannot migrate what it left
 */
export async function buildCommit(named: string): Promise<Release> {
  const commit = git('rev-parse', '--verify', `${named}^{commit}`);
  const changed = git('diff', '--name-only', '--diff-filter=MDR', commit, '--', 'server/migrations')
    .split('\n')
    .filter((file) => /\/\d{4}-/.test(file));
  if (changed.length > 0)
    throw new MissingPart(
      `${named} has another ${changed[0]}, so it was not released before this one`,
    );
  const release = { folder: join(RELEASES, commit), name: named };
  if (existsSync(join(release.folder, 'built'))) return release;
  console.log(`Building ${named} …`);
  emptyFolder(release.folder);
  const tar = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: release.folder, input: tar });
  linkPackages(release.folder);
  const script = join(release.folder, 'scripts/build.ts');
  requireBuilt(release, await runTool(script, [], { cwd: release.folder }));
  mkdirSync(join(release.folder, 'built'));
  return release;
}

export function requireBuilt(
  { name }: Release,
  { ok, output }: { readonly ok: boolean; readonly output: string },
): void {
  if (!ok) throw new Error(`${name} cannot be built:\n${output}`);
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    throw new MissingPart(`git ${args.join(' ')} failed`, { cause: error });
  }
}

/** All but the workspaces themselves, of which the release has its own. */
export function linkPackages(place: string): void {
  for (const workspace of ['.', 'contract', 'server', 'web', 'emulators']) {
    const from = join(root, workspace, 'node_modules');
    const to = join(place, workspace, 'node_modules');
    if (!existsSync(from) || !existsSync(join(place, workspace)) || existsSync(to)) continue;
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name !== '@sesame') symlinkSync(join(from, name), join(to, name));
    }
  }
  const own = join(place, 'node_modules/@sesame');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules/@sesame'))) {
    if (existsSync(join(place, name))) symlinkSync(join(place, name), join(own, name));
  }
}
