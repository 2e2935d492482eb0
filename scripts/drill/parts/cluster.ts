import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type ClusterFiles, type ServiceName, secrets } from './cluster-files.ts';
import { accepts, type Program, pause, waitUntil } from './program.ts';

const nodeNames = ['pg1', 'pg2', 'pg3'] as const;
type NodeName = (typeof nodeNames)[number];
const storeNames = ['etcd1', 'etcd2', 'etcd3'] as const;
/** In front of PostgreSQL and beside it, with the port of each. */
const others = { haproxy: 5432, pgbouncer: 6432, redis: 6379 } as const;
const REST_PORT = 8008;
const STORE_PORT = 2379;

/** The services of `deploy/cluster`: three PostgreSQL, one of the standbys synchronous, and what leads to them. */
export interface Cluster {
  /** Hands over to the synchronous standby, and resolves when Patroni has done it. */
  switchOver(): Promise<void>;
  /** Kills Patroni and PostgreSQL of the primary, as when its machine loses power. Returns its name. */
  killPrimary(): Promise<NodeName>;
  /** Resolves when another node than this one is the primary. */
  waitForPrimary(other: NodeName): Promise<void>;
  /** Starts a killed node again, and resolves when a standby is synchronous. */
  revive(name: NodeName): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  readonly name: NodeName;
  readonly role: string;
}

/** Bootstrapping three nodes on a busy machine takes its time. */
const BOOT_MS = 180_000;
/** Patroni finds a node that joins within its loop of five seconds. */
const REJOIN_MS = 5_000;

export async function startCluster(files: ClusterFiles): Promise<Cluster> {
  const running = new Map<ServiceName, Program>();
  const start = (name: ServiceName) => void running.set(name, files.start(name));
  const end = (name: ServiceName, signal: NodeJS.Signals) => running.get(name)?.end(signal);
  for (const name of storeNames) start(name);
  for (const name of storeNames) await listens(name, STORE_PORT);
  for (const name of nodeNames) start(name);
  await waitUntil('the cluster has a primary and a synchronous standby', isComplete, BOOT_MS);
  for (const name of keysOf(others)) {
    start(name);
    await listens(name, others[name]);
  }
  return {
    async switchOver() {
      const login = Buffer.from(`patroni:${secrets.CLUSTER_PASSWORD}`).toString('base64');
      const leader = await getPrimary();
      const answer = await fetch(`http://${addressOf(leader)}:${REST_PORT}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${login}` },
        body: JSON.stringify({ leader }),
      });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    async killPrimary() {
      const name = await getPrimary();
      // Patroni starts PostgreSQL in a process group that is not its own, and would start it again.
      await end(name, 'SIGKILL');
      killPostgres(files.dataFolder(name));
      return name;
    },
    waitForPrimary: (other) =>
      waitUntil('a standby is promoted', async () => {
        const leader = await findPrimary();
        return leader !== undefined && leader !== other;
      }),
    async revive(name) {
      start(name);
      await pause(REJOIN_MS);
      await waitUntil('a standby is synchronous', isComplete, BOOT_MS);
    },
    async stop() {
      await Promise.all(keysOf(others).map((name) => end(name, 'SIGTERM')));
      // Patroni stops its PostgreSQL; standbys first, so that none is promoted.
      const primary = await getPrimary();
      await Promise.all(
        nodeNames.filter((name) => name !== primary).map((name) => end(name, 'SIGTERM')),
      );
      await end(primary, 'SIGTERM');
      await Promise.all(storeNames.map((name) => end(name, 'SIGTERM')));
    },
  };
}

function listens(name: ServiceName, port: number): Promise<void> {
  return waitUntil(`${name} listens`, () => accepts(port, addressOf(name)));
}

/** The keys of an object of this file, which has no others. */
function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

async function isComplete(): Promise<boolean> {
  const roles = (await readMembers()).map(({ role }) => role);
  return roles.includes('leader') && roles.includes('sync_standby');
}

async function findPrimary(): Promise<NodeName | undefined> {
  return (await readMembers()).find(({ role }) => role === 'leader')?.name;
}

async function getPrimary(): Promise<NodeName> {
  const name = await findPrimary();
  if (name === undefined) throw new Error('the cluster has no primary');
  return name;
}

function killPostgres(dataFolder: string): void {
  const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  // Its children end when they find it gone.
  process.kill(Number(pid), 'SIGKILL');
}

/** As the first node that answers sees them; empty when none does. */
async function readMembers(): Promise<readonly Member[]> {
  for (const name of nodeNames) {
    const answer = await fetch(`http://${addressOf(name)}:${REST_PORT}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    // What Patroni documents.
    if (answer?.ok) return ((await answer.json()) as { members: readonly Member[] }).members;
  }
  return [];
}
