import { setTimeout as sleep } from 'node:timers/promises';
import { buyThrough } from './buy-through.ts';
import type { ComposeProject, SetUp } from './compose-project.ts';
import { replaceProcesses } from './containers.ts';
import { disturb } from './disturb.ts';
import { outputOf } from './engine.ts';
import { type Trial, withProject } from './with-project.ts';

const SEVERAL_MACHINES: SetUp = {
  folder: 'cluster',
  network: 'shop',
  first: ['etcd1', 'etcd2', 'etcd3', 'pg1', 'pg2', 'pg3', 'haproxy', 'pgbouncer', 'redis'],
  scale: ['--scale', 'api=2', '--scale', 'worker=2'],
  builds: ['etcd1'],
  hasBucket: true,
};

const SELLING_MS = 60_000;
const STANDBYS_MS = 60_000;

interface Member {
  readonly Member: string;
  readonly Role: string;
  readonly State: string;
}

/**
 * Buys a plan through deploy/cluster/compose.yaml, and again after a switchover, after the primary was killed and after all processes of
 * the shop were replaced.
 * @returns what is wrong; undefined where Compose is missing
 */
export async function tryCluster(): Promise<string[] | undefined> {
  return withProject(SEVERAL_MACHINES, async (trial) => {
    const { project, url, bank } = trial;
    console.log(await buyThrough(url, bank));
    const faults: string[] = [];
    const after = async (title: string, work: () => Promise<void>) => {
      await untilComplete(project);
      faults.push(...(await disturb(url, title, work)));
      await sellAgain(trial, title);
    };
    await after('switchover', async () => {
      await patroni(project, 'switchover', '--force');
    });
    let killed = '';
    await after('primary killed', async () => {
      [killed = ''] = await project.containers(await findPrimary(project));
      outputOf('docker', ['kill', killed]);
    });
    outputOf('docker', ['start', killed]);
    await after('worker and api processes replaced', () => replaceProcesses(project));
    return faults;
  });
}

/** @returns what patronictl prints, asked on a node that runs */
async function patroni(project: ComposeProject, ...args: readonly string[]): Promise<string> {
  let failure: unknown;
  for (const node of ['pg1', 'pg2', 'pg3']) {
    try {
      return await project.call('exec', '-T', node, 'patronictl', '-c', 'patroni.yml', ...args);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function membersOf(project: ComposeProject): Promise<readonly Member[]> {
  // Trusted input: what Patroni says about its nodes.
  return JSON.parse(await patroni(project, 'list', '--format', 'json')) as Member[];
}

async function findPrimary(project: ComposeProject): Promise<string> {
  const primary = (await membersOf(project)).find(({ Role }) => Role === 'Leader');
  if (primary === undefined) throw new Error('the cluster has no primary');
  return primary.Member;
}

/** Waits until the primary has two standbys, of which one is synchronous. */
async function untilComplete(project: ComposeProject): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    const members = await membersOf(project);
    const running = members.filter(({ State }) => /^(running|streaming)$/.test(State));
    const isSafe = members.some(({ Role }) => /sync/i.test(Role));
    if (running.length === 3 && isSafe) return;
    if (performance.now() - startedMs > STANDBYS_MS)
      throw new Error(`the cluster stays incomplete: ${JSON.stringify(members)}`);
    await sleep(500);
  }
}

/** Tries until a plan is bought. */
async function sellAgain({ url, bank }: Trial, title: string): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    try {
      const bought = await buyThrough(url, bank);
      const after = Math.round(performance.now() - startedMs);
      console.log(`after “${title}” ${bought}, ${after} ms later`);
      return;
    } catch (error) {
      if (performance.now() - startedMs > SELLING_MS) throw error;
      await sleep(500);
    }
  }
}
