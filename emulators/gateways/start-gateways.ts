import { setTimeout as sleep } from 'node:timers/promises';
import { startAccess } from '../access/start-access.ts';
import { startRates } from '../rates/start-rates.ts';
import { emulators } from './all.ts';
import { type RunningFrontPage, serveFrontPage } from './serve-front-page.ts';

export interface GatewaysOptions {
  readonly host?: string;
  /** Port of the front page; 0, the default, takes a free one. */
  readonly port?: number;
  /**
   * Ports by name of the emulator, including `rates` and `access`; an emulator without an entry is not started.
   * Default: all.
   */
  readonly ports?: Readonly<Record<string, number>>;
  /** Keys and secrets by the names of the shop's settings; missing ones are generated. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** The folder in which payments of the gateways that store them survive a restart. */
  readonly dataDir?: string | undefined;
  /** Answered by `/healthz`, so that the process that started it can recognize it. */
  readonly id?: string | undefined;
  /** Waits before an occupied port is tried again. */
  readonly pause?: () => Promise<void>;
}

export interface StartedGateway {
  readonly title: string;
  /** The page that lists and decides its payments. */
  readonly url: string;
  /** Environment variables of the shop. */
  readonly shopSettings: Readonly<Record<string, string>>;
}

export interface RunningGateways {
  readonly url: string;
  /** By name. */
  readonly gateways: Readonly<Record<string, StartedGateway>>;
  stop(): Promise<void>;
}

const LISTEN_ATTEMPTS = 10;
const LISTEN_PAUSE_MS = 300;

interface Service {
  readonly name: string;
  readonly title: string;
  start(options: {
    readonly host: string;
    readonly port: number;
  }): Promise<Omit<StartedGateway, 'title'> & { stop(): Promise<void> }>;
}

/** Emulators that are not gateways. */
const services: readonly Service[] = [
  { name: 'access', title: 'Access service', start: startAccess },
  { name: 'rates', title: 'Bank of Russia', start: startRates },
];

const EVERYWHERE_FREE = Object.fromEntries(
  [...emulators, ...services].map(({ name }) => [name, 0]),
);

/**
 * Starts all emulators of payment providers, the supplier emulator and the rates of the Bank of Russia, in one process.
 */
export async function startGateways(options: GatewaysOptions = {}): Promise<RunningGateways> {
  const { host = '127.0.0.1', port = 0, ports = EVERYWHERE_FREE, settings = {}, dataDir } = options;
  const { pause = () => sleep(LISTEN_PAUSE_MS) } = options;
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
  };
  const started: [string, StartedGateway][] = [];
  let page: RunningFrontPage;
  try {
    await Promise.all(
      emulators.map(async ({ name, title, start }) => {
        const chosen = ports[name];
        if (chosen === undefined) return;
        const own = { host, port: chosen, settings, dataDir };
        const gateway = await withRetries(() => start(own), pause);
        running.push(gateway);
        const { shopSettings } = gateway;
        started.push([name, { title, url: new URL(gateway.url).origin, shopSettings }]);
      }),
    );
    for (const { name, title, start } of services) {
      const chosen = ports[name];
      if (chosen === undefined) continue;
      const service = await withRetries(() => start({ host, port: chosen }), pause);
      running.push(service);
      const { url, shopSettings } = service;
      started.push([name, { title, url, shopSettings }]);
    }
    const gateways = Object.fromEntries(started.toSorted());
    page = await withRetries(() => serveFrontPage({ host, port, id: options.id, gateways }), pause);
    running.push(page);
    return { url: page.url, gateways, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The ports are fixed in the shop's settings, and another program's connection may occupy one briefly, so starting is
 * retried.
 */
async function withRetries<T>(start: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt === LISTEN_ATTEMPTS) throw error;
      await pause();
    }
  }
}
