import { listSubPlans } from '../../contract/src/shop/catalogue.ts';
import { buyThrough } from './buy-through.ts';
import type { ComposeProject, SetUp } from './compose-project.ts';
import { replaceProcesses, stateOf } from './containers.ts';
import { disturb } from './disturb.ts';
import { withProject } from './with-project.ts';

const ONE_MACHINE: SetUp = {
  folder: '.',
  network: 'default',
  first: ['postgres'],
  scale: ['--scale', 'api=2'],
  builds: [],
  hasBucket: false,
};

/**
 * Buys a plan through the TLS of the proxy in deploy/compose.yaml; then makes a backup, restarts PostgreSQL, and replaces the
 * processes as the runbook says.
 * @returns what is wrong; undefined where Compose is missing
 */
export async function tryCompose(): Promise<string[] | undefined> {
  return withProject(ONE_MACHINE, async ({ project, url, plainUrl, bank }) => {
    const faults = await startOrderFaults(project);
    console.log(await buyThrough(url, bank));
    faults.push(
      ...(await redirectFaults(plainUrl)),
      ...(await backupFaults(project)),
      ...(await disturb(url, 'PostgreSQL restarted', async () => {
        await project.call('restart', 'postgres');
      })),
      ...(await disturb(url, 'worker and api processes replaced', () => replaceProcesses(project))),
    );
    return faults;
  });
}

/** PostgreSQL first, then the worker, which migrates, and only then the processes that answer. */
async function startOrderFaults(project: ComposeProject): Promise<string[]> {
  const faults: string[] = [];
  let before = '';
  for (const service of ['postgres', 'worker', 'api']) {
    const containers = await project.containers(service);
    if (containers.length === 0) faults.push(`${service} is not running`);
    for (const container of containers) {
      const { StartedAt, Health } = await stateOf(container);
      if (StartedAt < before) faults.push(`${service} did not wait for what it depends on`);
      if (service !== 'api' && Health?.Status !== 'healthy')
        faults.push(`${service} is ${Health?.Status}`);
    }
    const states = await Promise.all(containers.map(stateOf));
    before =
      states
        .map(({ StartedAt }) => StartedAt)
        .toSorted()
        .at(-1) ?? before;
  }
  return faults;
}

/** A page without TLS is redirected, a call refused. */
async function redirectFaults(url: string): Promise<string[]> {
  const page = await fetch(url, { redirect: 'manual' });
  const call = await fetch(`${url}${listSubPlans.path}`, { redirect: 'manual' });
  return page.status === 308 && call.status === 403
    ? []
    : [`without TLS a page got ${page.status} and a call ${call.status}`];
}

async function backupFaults(project: ComposeProject): Promise<string[]> {
  await project.call('exec', '-T', 'worker', 'node', 'server/dist/backup.js');
  const files = await project.call('exec', '-T', 'worker', 'ls', '-l', '/data/backups');
  console.log(`backups: ${files.trim().split('\n').slice(1).join('; ')}`);
  return /^-rw-------/m.test(files) ? [] : ['there is no backup in its volume'];
}
