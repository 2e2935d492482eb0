import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { folder, type Program, startProgram, waitUntil } from './program.ts';
import { findTool, toolEnv } from './tools.ts';

export interface FrontProxy {
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Runs `deploy/nginx.conf` on loopback without TLS, in front of these ports. */
export async function startProxy(port: number, apiPorts: readonly number[]): Promise<FrontProxy> {
  const nginx = findTool('nginx');
  if (nginx === undefined) throw new Error('drills need an nginx');
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'nginx.conf');
  writeFileSync(file, configure({ port, apiPorts, place }));
  let program: Program | undefined;
  const proxy: FrontProxy = {
    async kill() {
      await program?.end('SIGKILL');
      program = undefined;
    },
    async start() {
      program = startProgram(
        'proxy',
        nginx,
        ['-p', place, '-c', file, '-e', join(place, 'error.log'), '-g', 'daemon off;'],
        { env: toolEnv, detached: true },
      );
      await waitUntil('the proxy listens', async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        await answer?.text();
        return answer !== undefined;
      });
    },
  };
  await proxy.start();
  return proxy;
}

interface Layout {
  readonly port: number;
  readonly apiPorts: readonly number[];
  readonly place: string;
}

/**
 * The shipped file, with what needs a certificate, Docker's name server or root replaced; how it passes calls on stays as it
 * is.
 */
function configure({ port, apiPorts, place }: Layout): string {
  const shipped = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const servers = apiPorts.map((at) => `server 127.0.0.1:${at} max_fails=0;`).join(' ');
  const replaced = [
    [/^worker_processes auto;/m, `worker_processes 1;\npid ${place}/nginx.pid;`],
    [
      /^ *include .*mime\.types;$/m,
      ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${place}/${kind};`)
        .join(' '),
    ],
    [/access_log .*;/, 'access_log off;'],
    [/error_log \/dev\/stderr warn;/, `error_log ${place}/error.log warn;`],
    [/^ *resolver .*;$/m, ''],
    [/server api:3000 resolve max_fails=0;/, servers],
    [/^ {2}server \{\n {4}listen 80 [\s\S]*?^ {2}\}\n/m, ''],
    [/listen 443 ssl default_server;/, `listen 127.0.0.1:${port};`],
    [/^ *(http2 on|ssl_\w+ .*);$/gm, ''],
    [/server_name shop\.example;/, 'server_name 127.0.0.1;'],
    [/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;'],
  ] as const;
  return replaced.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf no longer has ${pattern}`);
    pattern.lastIndex = 0;
    return text.replace(pattern, () => by);
  }, shipped);
}
