import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { listSubPlans } from '../../contract/src/shop/catalogue.ts';
import { type RunningBank, startBank } from '../../emulators/bank/start-bank.ts';
import { findFreePort } from '../run/free-port.ts';
import { buyThrough } from './buy-through.ts';
import { type ComposeProject, createComposeProject } from './compose-project.ts';

const runFile = promisify(execFile);

const HOST = '127.0.0.1';
const UP = ['up', '--detach', '--no-build'] as const;
const LOGS = ['logs', '--no-color', '--tail', '200'] as const;
const TWO = ['--scale', 'api=2'] as const;
const READY_MS = 240_000;
const CALL_PAUSE_MS = 50;
const LANES = 3;

/**
 * Starts the files of deploy with the image built last, as an operator would, and buys a plan through the TLS of their
 * proxy; then makes a backup, restarts PostgreSQL, replaces the processes as the runbook says, and ends everything.
 * @returns what is wrong; undefined where Compose is missing
 */
export async function tryCompose(): Promise<string[] | undefined> {
  const https = await findFreePort(HOST, 0);
  const http = await findFreePort(HOST, 0);
  if (https === undefined || http === undefined) throw new Error('no port is free');
  const project = createComposeProject({ http, https });
  if (project === undefined) return undefined;
  const url = `https://${HOST}:${https}`;
  setDefaultCACertificates([...getCACertificates('default'), project.certificate]);
  let relay: Server | undefined;
  let bank: RunningBank | undefined;
  try {
    const settings = {
      POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
      POSTGRES_SHOP_PASSWORD: randomBytes(12).toString('hex'),
      SECRETS_KEY: `trial:${randomBytes(32).toString('base64')}`,
      // The demo has a plan, and takes payments of the emulated bank.
      NODE_ENV: 'development',
      DEMO: 'true',
      DEMO_HISTORY: 'false',
      OPENAPI: 'true',
      // Calls of a trial must not be refused because the machine is busy.
      SHED_LOAD: 'false',
      RATE_LIMIT_SCALE: '1000000',
      PUBLIC_URL: url,
    };
    project.configure(settings);
    await project.call(...UP, 'postgres');
    // The network of the project exists from here on.
    const target = { port: 0 };
    relay = await relayTo(target, project.gateway());
    const bankUrl = `http://${project.gateway()}:${portOf(relay)}`;
    bank = await startBank({ publicUrl: bankUrl });
    target.port = Number(new URL(bank.url).port);
    project.configure({ ...settings, ...bank.shopSettings, BANK_URL: bankUrl });
    await project.call(...UP, ...TWO);
    const faults = await startOrderFaults(project);
    console.log(`ready ${await untilReady(url)} ms after the start of the containers`);
    bank.setWebhookUrl(`${url}/api-payment/api/v1/webhook/bank`);
    console.log(await buyThrough(url, bank));
    faults.push(
      ...(await redirectFaults(`http://${HOST}:${http}`)),
      ...(await backupFaults(project)),
      ...(await disturb(url, 'PostgreSQL restarted', async () => {
        await project.call('restart', 'postgres');
      })),
      ...(await disturb(url, 'worker and api processes replaced', () => replaceProcesses(project))),
    );
    if (faults.length > 0) console.error(await project.call(...LOGS, 'proxy'));
    await project.call('exec', '-T', 'worker', 'node', 'server/dist/verify-ledger.js');
    console.log('the ledger holds');
    const endedMs = performance.now();
    await project.call('down');
    console.log(`ended in ${Math.round(performance.now() - endedMs)} ms`);
    return faults;
  } catch (error) {
    console.error(await project.call(...LOGS));
    return [String(error)];
  } finally {
    project.remove();
    relay?.close();
    await bank?.stop();
  }
}

/** Containers reach this machine at the gateway of their network, the bank listens on loopback. */
async function relayTo(target: { readonly port: number }, gateway: string): Promise<Server> {
  const relay = createServer((client) => {
    const server = connect(target.port, HOST);
    client.pipe(server).pipe(client);
    client.once('error', () => server.destroy());
    server.once('error', () => client.destroy());
  });
  relay.listen(0, gateway);
  await once(relay, 'listening');
  return relay;
}

function portOf(server: Server): number {
  // The cast is safe: it listens on an address, not on a socket.
  return (server.address() as AddressInfo).port;
}

interface ContainerState {
  readonly StartedAt: string;
  readonly Health?: { readonly Status: string };
}

async function stateOf(container: string): Promise<ContainerState> {
  const { stdout } = await runFile('docker', [
    ...['container', 'inspect', '--format', '{{json .State}}'],
    container,
  ]);
  // Trusted input: what Docker says about a container.
  return JSON.parse(stdout) as ContainerState;
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

async function untilReady(url: string): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < READY_MS) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return Math.round(performance.now() - startedMs);
    await sleep(100);
  }
  throw new Error(`it was not ready within ${READY_MS} ms`);
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

/** The way of the runbook: the worker, then new api processes beside the old ones, which end one by one. */
async function replaceProcesses(project: ComposeProject): Promise<void> {
  await project.call(...UP, '--no-deps', '--force-recreate', 'worker');
  const [worker = ''] = await project.containers('worker');
  await untilHealthy([worker]);
  const old = await project.containers('api');
  await project.call(
    ...UP,
    '--no-deps',
    '--no-recreate',
    '--scale',
    `api=${old.length * 2}`,
    'api',
  );
  const all = await project.containers('api');
  await untilHealthy(all.filter((container) => !old.includes(container)));
  for (const container of old) {
    await runFile('docker', ['stop', '--time', '15', container]);
    await runFile('docker', ['rm', container]);
  }
  await project.call(...UP, '--no-deps', '--no-recreate', '--scale', `api=${old.length}`, 'api');
}

async function untilHealthy(containers: readonly string[]): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    const states = await Promise.all(containers.map(stateOf));
    if (states.every(({ Health }) => Health?.Status === 'healthy')) return;
    if (performance.now() - startedMs > READY_MS)
      throw new Error('a container did not get healthy');
    await sleep(500);
  }
}

/** Reads plans through the proxy all the while, and counts what does not succeed. */
async function disturb(url: string, title: string, work: () => Promise<void>): Promise<string[]> {
  const failed = new Map<string, number>();
  let calls = 0;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      calls++;
      const outcome = await fetch(`${url}${listSubPlans.path}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          const retry = answer.headers.has('retry-after') ? ' with Retry-After' : '';
          return answer.ok ? 'ok' : `${answer.status}${retry}`;
        },
        (error: unknown) => String(error),
      );
      if (outcome !== 'ok') failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
      await sleep(CALL_PAUSE_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: LANES }, read));
  await work();
  const backMs = await untilReady(url);
  isOver = true;
  await reading;
  const kinds = [...failed].map(([kind, count]) => `${count} × ${kind}`).join(', ') || '0';
  console.log(`${title}: ${calls} calls, failed ${kinds}; ready ${backMs} ms later`);
  return [...failed.keys()]
    .filter((kind) => kind !== '503 with Retry-After')
    .map((kind) => `${title}: callers got ${kind}`);
}
