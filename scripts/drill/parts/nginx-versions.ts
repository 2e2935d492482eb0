import { spawnSync } from 'node:child_process';
import { MissingPart } from './missing-part.ts';
import { getTool, toolEnv } from './tools.ts';

export interface Nginx {
  readonly command: string;
  readonly version: string;
  /** The kinds of temporary files that it has, for the names of their folders. */
  readonly temporaryFolders: readonly string[];
}

/** The first version with `resolve` in an upstream. */
const RESOLVES = [1, 27, 3] as const;

/**
 * `installed` is the nginx of this machine or of Debian's package; `new` one that finds processes by name, which is the one
 * of `DRILL_NGINX` if that is set.
 * @throws {MissingPart} where there is none
 */
export function getNginx(which: 'installed' | 'new'): Nginx {
  const named = which === 'new' ? process.env.DRILL_NGINX : undefined;
  const nginx = inspect(named ?? getTool('nginx'));
  if (which === 'installed' || resolves(nginx.version)) return nginx;
  throw new MissingPart(
    `nginx ${nginx.version} is older than ${RESOLVES.join('.')}; DRILL_NGINX can name another one`,
  );
}

function inspect(command: string): Nginx {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8', env: toolEnv });
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1];
  if (version === undefined) throw new Error(`${command} does not print its version: ${stderr}`);
  const optional = ['fastcgi', 'uwsgi', 'scgi'];
  return {
    command,
    version,
    temporaryFolders: [
      'client_body',
      'proxy',
      ...optional.filter((kind) => !stderr.includes(`--without-http_${kind}_module`)),
    ],
  };
}

function resolves(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of RESOLVES.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
