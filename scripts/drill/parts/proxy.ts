import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { getNginx, type Nginx } from './nginx-versions.ts';
import { folder, type Program, startProgram, waitUntil } from './program.ts';
import { toolEnv } from './tools.ts';

/**
 * How the proxy finds the processes.
 * - fixed addresses, `host:port` each: `deploy/nginx-1.22.conf`.
 * - `name`: by the name `api`, with `deploy/nginx.conf`.
 * - `variable`: by that name, with the line that `deploy/nginx-1.22.conf` has for it in a comment.
 */
export type Upstream =
  | readonly string[]
  | { readonly by: 'name' | 'variable'; readonly nameServer: number; readonly port: number };

export interface FrontProxy {
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Starts another one at the same port. */
  replace(nginx: Nginx, upstream: Upstream): Promise<void>;
}

/** Runs a file of `deploy` on loopback without TLS. */
export async function startProxy(port: number, upstream: Upstream): Promise<FrontProxy> {
  let nginx = getNginx('installed');
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'nginx.conf');
  writeFileSync(file, configure(upstream, { port, place, nginx }));
  let program: Program | undefined;
  const proxy: FrontProxy = {
    async kill() {
      await program?.end('SIGKILL');
      program = undefined;
    },
    async start() {
      program = startProgram(
        'proxy',
        nginx.command,
        ['-p', place, '-c', file, '-e', join(place, 'error.log'), '-g', 'daemon off;'],
        { env: toolEnv, detached: true },
      );
      await waitUntil('the proxy passes calls on', async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        await answer?.text();
        return answer?.ok === true;
      });
    },
    async replace(next, nextUpstream) {
      await proxy.kill();
      nginx = next;
      writeFileSync(file, configure(nextUpstream, { port, place, nginx }));
      await proxy.start();
    },
  };
  await proxy.start();
  return proxy;
}

type Replacement = readonly [pattern: RegExp, by: string];

interface Layout {
  readonly port: number;
  readonly place: string;
  readonly nginx: Nginx;
}

/**
 * The shipped file, with what needs a certificate, Docker's name server or root replaced; how it passes calls on stays as it
 * is.
 */
function configure(upstream: Upstream, { port, place, nginx }: Layout): string {
  const name = 'by' in upstream && upstream.by === 'name' ? 'nginx.conf' : 'nginx-1.22.conf';
  const shipped = readFileSync(join(root, 'deploy', name), 'utf8');
  const replaced: readonly Replacement[] = [
    [/^worker_processes auto;/m, `worker_processes 2;\npid ${place}/nginx.pid;`],
    [
      /^ *include .*mime\.types;$/m,
      nginx.temporaryFolders.map((kind) => `${kind}_temp_path ${place}/${kind};`).join(' '),
    ],
    [/access_log .*;/, 'access_log off;'],
    [/error_log \/dev\/stderr warn;/, `error_log ${place}/error.log warn;`],
    ...('by' in upstream ? byName(upstream) : atAddresses(upstream)),
    [/^ {2}server \{\n {4}listen 80 [\s\S]*?^ {2}\}\n/m, ''],
    [/listen 443 ssl( http2)? default_server;/, `listen 127.0.0.1:${port};`],
    [/^ *(http2 on|ssl_\w+ .*);$/gm, ''],
    [/server_name shop\.example;/, 'server_name 127.0.0.1;'],
    [/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;'],
  ];
  return replaced.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error(`deploy/${name} no longer has ${pattern}`);
    pattern.lastIndex = 0;
    return text.replace(pattern, () => by);
  }, shipped);
}

function atAddresses(servers: readonly string[]): Replacement[] {
  const lines = servers.map((server) => `server ${server} max_fails=0;`).join(' ');
  return [[/(^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `${lines}\n`]];
}

function byName(upstream: Exclude<Upstream, readonly string[]>): Replacement[] {
  const { by, nameServer, port } = upstream;
  const nameServerAt: Replacement = [/resolver 127\.0\.0\.11/, `resolver 127.0.0.1:${nameServer}`];
  if (by === 'name') return [nameServerAt, [/server api:3000/, `server api:${port}`]];
  return [
    nameServerAt,
    // The line in the comment takes the place of the one below it.
    [/# (?=resolver .* set \$api api:3000;$)/m, ''],
    [/^ *set \$api api;$/m, ''],
    [/set \$api api:3000/, `set $api api:${port}`],
  ];
}
