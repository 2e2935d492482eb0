import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './addresses.ts';
import { patroniFile, startEtcd, startHaproxy } from './cluster-programs.ts';
import { emptyFolder } from './postgres.ts';
import { folder, type Program, pause, startProgram, unprivileged, waitUntil } from './program.ts';
import { findPython, findTool, toolEnv } from './tools.ts';

const nodeNames = ['pg1', 'pg2', 'pg3'] as const;
type NodeName = (typeof nodeNames)[number];

/** Three PostgreSQL under Patroni with etcd, one of the standbys synchronous, behind an HAProxy that finds the primary. */
export interface Cluster {
  /** Leads to the primary. */
  readonly port: number;
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

interface ClusterNode {
  readonly name: NodeName;
  readonly port: number;
  readonly restPort: number;
  readonly file: string;
  program?: Program;
}

interface Member {
  readonly name: NodeName;
  readonly role: string;
}

/** Bootstrapping three nodes on a busy machine takes its time. */
const BOOT_MS = 180_000;

/** Undefined, after a line that says why, where a program cannot be had. */
export async function startCluster(): Promise<Cluster | undefined> {
  const etcd = findTool('etcd');
  const patroni = findTool('patroni');
  const python = findPython();
  if (etcd === undefined || patroni === undefined || python === undefined) return undefined;
  const place = emptyFolder(join(folder, 'cluster'));
  const store = await startEtcd(etcd, place);
  const nodes = new Map<NodeName, ClusterNode>();
  for (const name of nodeNames) {
    const node = { name, port: await freePort(), restPort: await freePort() };
    const file = join(place, `${name}.yml`);
    writeFileSync(file, patroniFile({ ...node, place, etcdPort: store.port }));
    nodes.set(name, { ...node, file });
  }
  const start = (node: ClusterNode) => {
    const options = { env: toolEnv, detached: true, ...unprivileged };
    node.program = startProgram(node.name, python, [patroni, node.file], options);
  };
  for (const node of nodes.values()) start(node);
  const members = () => readMembers([...nodes.values()]);
  const isReady = async () => {
    const roles = (await members()).map(({ role }) => role);
    return roles.includes('leader') && roles.includes('sync_standby');
  };
  await waitUntil('the cluster has a primary and a synchronous standby', isReady, BOOT_MS);
  const haproxy = await startHaproxy(place, [...nodes.values()]);

  async function getPrimary(): Promise<ClusterNode> {
    const leader = (await members()).find(({ role }) => role === 'leader');
    const node = leader && nodes.get(leader.name);
    if (node === undefined) throw new Error('the cluster has no primary');
    return node;
  }
  return {
    port: haproxy.port,
    async switchOver() {
      const { name, restPort } = await getPrimary();
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    async killPrimary() {
      const node = await getPrimary();
      // Patroni starts PostgreSQL in a process group that is not its own, and would start it again.
      await node.program?.end('SIGKILL');
      killPostgres(join(place, node.name));
      return node.name;
    },
    waitForPrimary: (other) =>
      waitUntil('a standby is promoted', async () => {
        const leader = (await members()).find(({ role }) => role === 'leader');
        return leader !== undefined && leader.name !== other;
      }),
    async revive(name) {
      const node = nodes.get(name);
      if (node !== undefined) start(node);
      await pause(REJOIN_MS);
      await waitUntil('a standby is synchronous', isReady, BOOT_MS);
    },
    async stop() {
      await haproxy.program.end('SIGTERM');
      // Patroni stops its PostgreSQL; standbys first, so that none is promoted.
      const primary = await getPrimary();
      const standbys = [...nodes.values()].filter((node) => node !== primary);
      await Promise.all(standbys.map(({ program }) => program?.end('SIGTERM')));
      await primary.program?.end('SIGTERM');
      await store.program.end('SIGTERM');
    },
  };
}

/** Patroni finds a node that joins within its loop of five seconds. */
const REJOIN_MS = 5_000;

function killPostgres(dataFolder: string): void {
  const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  // Its children end when they find it gone.
  process.kill(Number(pid), 'SIGKILL');
}

/** As the first node that answers sees them; empty when none does. */
async function readMembers(nodes: readonly ClusterNode[]): Promise<readonly Member[]> {
  for (const { restPort } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { members: readonly Member[] }).members;
  }
  return [];
}
