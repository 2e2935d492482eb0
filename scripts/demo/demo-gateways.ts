import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gatewayNames } from '../../emulators/gateways/names.ts';
import { root } from '../root.ts';
import { findFreePort } from '../run/free-port.ts';
import type { ChildPlan, Supervisor } from '../run/supervise.ts';
import { emulatorReady } from './emulator-ready.ts';
import { readSaved, writePrivateFile } from './saved-settings.ts';

const host = '127.0.0.1';

type Environment = Readonly<Record<string, string | undefined>>;

interface Gateway {
  readonly url: string;
  readonly shopSettings: Readonly<Record<string, string>>;
}

interface GatewaySettings {
  readonly id: string;
  /** The page that links to all of them. */
  readonly url: string;
  readonly gateways: Readonly<Record<string, Gateway>>;
}

export interface DemoGateways {
  readonly url: string;
  /** Server settings for them, and the bank account that transfers are sent to. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** URL and server settings of each, by name. */
  readonly gateways: GatewaySettings['gateways'];
  /** Resolves when they listen. */
  readonly ready: Promise<unknown>;
}

/** Emulator name → prefix of its settings. An emulator is not started when the operator set one of these settings. */
export const demoGateways: Readonly<Record<string, string>> = {
  ...Object.fromEntries(gatewayNames.map((name) => [name, `${name.toUpperCase()}_`])),
  access: 'PROVISIONING_WEBHOOK_HOSTS',
  rates: 'CBR_URL',
};

const TRANSFER = {
  TRANSFER_RECIPIENT: 'Sesame Demo',
  TRANSFER_BANK: 'Demo Bank',
  TRANSFER_ACCOUNT: '0000 1234 5678 9012',
};

/**
 * Starts the emulators of the payment providers of a data folder, or uses those already running. They choose
 * their keys and ports at the first start; these are stored in the folder, so that later starts need not wait
 * for them. A worker never starts them: the process that serves the shop does. Returns undefined when there
 * are none.
 */
export async function startDemoGateways(
  dataDir: string,
  env: Environment,
  { supervisor, role }: { supervisor: Pick<Supervisor, 'start'>; role: string },
): Promise<DemoGateways | undefined> {
  const file = join(dataDir, 'gateways-settings.json');
  const saved = readSaved<GatewaySettings>(file);
  const selected = selectedGateways(env);
  if (selected.length === 0) return undefined;
  if (saved !== undefined && (role === 'worker' || (await answersTo(saved)))) {
    return demoOf(saved, { selected, env, ready: Promise.resolve() });
  }
  if (role === 'worker') return undefined;
  const isComplete = saved !== undefined && selected.every((name) => saved.gateways[name]);
  if (isComplete && (await areFree(saved, selected))) {
    const ready = emulatorReady(supervisor.start(planOf({ ...saved, dataDir }, selected, env)));
    return demoOf(saved, { selected, env, ready });
  }
  const id = saved?.id ?? randomBytes(12).toString('base64url');
  const line = await emulatorReady(
    supervisor.start(planOf({ ...saved, id, dataDir }, selected, env)),
  );
  // Trusted input: printed by our own child process, documented in its README.
  const { url, gateways } = JSON.parse(line) as Omit<GatewaySettings, 'id'>;
  const settings = { id, url, gateways };
  writePrivateFile(file, settings);
  return demoOf(settings, { selected, env, ready: Promise.resolve() });
}

export function selectedGateways(env: Environment): string[] {
  const isSetUp = (prefix: string) =>
    Object.keys(env).some((name) => name.startsWith(prefix) && env[name]);
  return Object.entries(demoGateways).flatMap(([name, prefix]) => (isSetUp(prefix) ? [] : [name]));
}

function demoOf(
  { url, gateways: all }: GatewaySettings,
  {
    selected,
    env,
    ready,
  }: { selected: readonly string[]; env: Environment; ready: Promise<unknown> },
): DemoGateways {
  const gateways = Object.fromEntries(
    Object.entries(all).filter(([name]) => selected.includes(name)),
  );
  const settings = Object.values(gateways).map(({ shopSettings }) => shopSettings);
  const hasAccount = Object.keys(env).some((name) => name.startsWith('TRANSFER_') && env[name]);
  const serverEnv = Object.assign({}, hasAccount ? {} : TRANSFER, ...settings);
  return { url, serverEnv, gateways, ready };
}

/** Reuses stored keys, and stored ports if every wanted emulator has one; otherwise the emulators choose them. */
function planOf(
  { id, url, gateways = {}, dataDir }: Partial<GatewaySettings> & { id: string; dataDir: string },
  selected: readonly string[],
  env: Environment,
): ChildPlan {
  const hasAll = selected.every((name) => gateways[name]);
  const portOf = (name: string) => (hasAll ? Number(new URL(gateways[name]?.url ?? '').port) : 0);
  const settings = Object.values(gateways).map(({ shopSettings }) => shopSettings);
  return {
    name: 'the payment providers',
    // A long-lived process with little work: a small young generation saves memory.
    args: ['--max-semi-space-size=1', 'emulators/gateways/main.ts'],
    env: {
      ...env,
      ...Object.assign({}, ...settings),
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      GATEWAYS_ID: id,
      GATEWAYS_DATA_DIR: dataDir,
      GATEWAYS_PORT: hasAll && url !== undefined ? new URL(url).port : '0',
      GATEWAYS_PORTS: JSON.stringify(
        Object.fromEntries(selected.map((name) => [name, portOf(name)])),
      ),
    },
    quiet: true,
    background: true,
  };
}

async function areFree(
  { url, gateways }: GatewaySettings,
  selected: readonly string[],
): Promise<boolean> {
  const addresses = [url, ...selected.map((name) => gateways[name]?.url ?? url)];
  const free = await Promise.all(
    addresses.map(async (address) => {
      const port = Number(new URL(address).port);
      return (await findFreePort(host, port)) === port;
    }),
  );
  return free.every(Boolean);
}

async function answersTo({ url, id }: GatewaySettings): Promise<boolean> {
  const answer = await fetch(new URL('/healthz', url), {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'id' in body && body.id === id;
}
