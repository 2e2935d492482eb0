import { freePort } from './addresses.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { createPostgres, createRoles } from './postgres.ts';
import type { Release } from './release.ts';
import { type DrillShop, type ProcessName, startShop } from './shop.ts';

type Settings = Readonly<Record<string, string>>;

/** A shop of four api processes, each at its own address and all at one port, as containers are. */
export interface RollingShop extends DrillShop {
  readonly nameServer: NameServer;
  readonly apiPort: number;
  /** Where each api process listens. */
  readonly hosts: ReadonlyMap<ProcessName, string>;
  /** Ends an api process and starts it again; at another address, which the name server knows before it is ready. */
  replace(name: ProcessName, where: 'there' | 'elsewhere', more?: Settings): Promise<void>;
  /** Starts or ends api processes until there are this many. */
  scale(count: number): Promise<readonly ProcessName[]>;
}

const APIS = ['api-1', 'api-2', 'api-3', 'api-4'] as const;
/** Every address of 127.0.0.0/8 is this machine's. */
let lastHost = 0;
const nextHost = () => `127.0.2.${(lastHost++ % 250) + 1}`;

export async function startRollingShop(release: Release): Promise<RollingShop> {
  const postgres = await createPostgres('postgres');
  await createRoles(postgres.port);
  const nameServer = await startNameServer('api');
  const hosts = new Map<ProcessName, string>(APIS.map((name) => [name, nextHost()]));
  const apiPort = await freePort();
  const ownerUrl = `postgres://sesame@127.0.0.1:${postgres.port}/sesame`;
  const shop = await startShop({
    processes: [...APIS, 'worker-1'],
    databaseUrl: `postgres://sesame_shop@127.0.0.1:${postgres.port}/sesame`,
    ownerUrl,
    besideUrl: ownerUrl,
    // A machine that other programs use as well sheds load, restarts or not; one drill switches it on.
    env: { SHED_LOAD: 'false' },
    api: { hosts, port: apiPort },
    release,
    async stop() {
      await nameServer.stop();
      await postgres.stop('fast');
    },
  });
  for (const host of hosts.values()) nameServer.addresses.add(host);
  const running = new Set<ProcessName>(APIS);
  async function end(name: ProcessName): Promise<void> {
    await shop.end(name, 'SIGTERM');
    nameServer.addresses.delete(hosts.get(name) ?? '');
    running.delete(name);
  }
  async function start(name: ProcessName, host: string, more: Settings = {}): Promise<void> {
    hosts.set(name, host);
    nameServer.addresses.add(host);
    running.add(name);
    await shop.start(name, { HOST: host, ...more });
  }
  return {
    ...shop,
    nameServer,
    apiPort,
    hosts,
    async replace(name, where, more) {
      const host = where === 'there' ? hosts.get(name) : nextHost();
      await end(name);
      await start(name, host ?? nextHost(), more);
    },
    async scale(count) {
      const wanted = APIS.slice(0, count);
      for (const name of APIS) {
        if (wanted.includes(name) && !running.has(name)) await start(name, nextHost());
        if (!wanted.includes(name) && running.has(name)) await end(name);
      }
      return wanted;
    },
  };
}
