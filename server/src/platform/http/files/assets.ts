import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** A file that is served from memory. */
export interface Asset {
  readonly identity: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly immutable: boolean;
  /** Made at the first request that accepts it; undefined for files that are compressed already. */
  compressed: Promise<{ readonly br: Buffer; readonly gzip: Buffer }> | undefined;
  readonly compressible: boolean;
  /** Keeps the policy of the API: opened as a page, the file may do nothing. */
  readonly sandboxed: boolean;
}

const builds = new Map<string, Promise<ReadonlyMap<string, Asset>>>();

/**
 * The files of a build by their addresses, empty when there is none. They are read once per process, because tests
 * start hundreds of servers in one.
 */
export function readBuild(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const known = builds.get(folder) ?? readFiles(folder);
  builds.set(folder, known);
  return known;
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const assets = new Map<string, Asset>();
  for (const entry of entries) {
    const extension = extname(entry.name);
    // Source maps and metadata of the build are not served.
    if (!entry.isFile() || MIME[extension] === undefined || entry.parentPath.includes('.vite'))
      continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, asset(extension, await readFile(file), path.startsWith('/assets/')));
  }
  return assets;
}

export function asset(
  extension: string,
  identity: Buffer,
  immutable: boolean,
  sandboxed = false,
): Asset {
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    identity,
    immutable,
    sandboxed,
    type: MIME[extension] ?? 'application/octet-stream',
    etag: `"${digest}"`,
    compressible: COMPRESSED.has(extension),
    compressed: undefined,
  };
}
