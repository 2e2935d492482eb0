import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBank } from '../../emulators/bank/start-bank.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/postgres-embedded.ts';
import { createLog } from '../../server/src/platform/telemetry/log.ts';
import { findFreePort } from '../run/free-port.ts';
import { buyThrough } from './buy-through.ts';
import type { Engine } from './engine.ts';

const HOST = '127.0.0.1';
const START_MS = 180_000;
const STOP_MS = 10_000;

/** Starts the image on an empty PostgreSQL, buys a plan of its demo through it and ends it by SIGTERM. */
export async function tryImage(engine: Engine): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-image-'));
  const database = await startEmbeddedPostgres(folder, createLog({ level: 'error' }));
  const relay = await relayTo(database.url);
  const bank = await startBank();
  const port = await findFreePort(HOST, 0);
  const url = `http://${HOST}:${port}`;
  const { process: child, check } = engine.start({
    HOST,
    PORT: String(port),
    PUBLIC_URL: url,
    // Demo data and the emulated bank are allowed in production on loopback only.
    LOOPBACK_TRIAL: 'true',
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    TRUST_PROXY: 'none',
    LOG_LEVEL: 'warn',
    // Calls of a trial must not be refused because the machine is busy.
    SHED_LOAD: 'false',
    OPENAPI: 'true',
    SECRETS_KEY: `trial:${randomBytes(32).toString('base64')}`,
    DATABASE_URL: overTcp(database.url, relay),
    DATABASE_OWNER_URL: overTcp(database.ownerUrl, relay),
    ...bank.shopSettings,
  });
  const ended = once(child, 'exit');
  const faults: string[] = [];
  try {
    await untilReady(url, () => child.exitCode);
    bank.setWebhookUrl(`${url}/api-payment/api/v1/webhook/bank`);
    console.log(await buyThrough(url, bank));
    if (!check(engine.config().healthCheck)) faults.push('its health check fails while it answers');
    const startedMs = performance.now();
    child.kill('SIGTERM');
    const code = await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    const ms = Math.round(performance.now() - startedMs);
    if (code?.[0] === 0) console.log(`it ended ${ms} ms after SIGTERM`);
    else faults.push(`after SIGTERM it ended with ${code?.[0] ?? 'nothing'} within ${ms} ms`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
    await bank.stop();
    relay.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < START_MS) {
    if (exitCode() !== null) throw new Error(`it ended with ${exitCode()} while it started`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) {
      console.log(`ready after ${Math.round(performance.now() - startedMs)} ms`);
      return;
    }
    await sleep(100);
  }
  throw new Error(`it was not ready within ${START_MS} ms`);
}

/** The embedded PostgreSQL may listen on a socket in a private folder, which the image cannot see. */
async function relayTo(databaseUrl: string): Promise<Server> {
  const { hostname, port } = new URL(databaseUrl);
  const host = decodeURIComponent(hostname);
  const relay = createServer((client) => {
    const server = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port || 5432}`))
      : connect(Number(port), host);
    client.pipe(server).pipe(client);
    client.once('error', () => server.destroy());
    server.once('error', () => client.destroy());
  });
  relay.listen(0, HOST);
  await once(relay, 'listening');
  return relay;
}

function overTcp(databaseUrl: string, relay: Server): string {
  // The cast is safe: it listens on an address, not on a socket.
  const { port } = relay.address() as AddressInfo;
  const { username, password, pathname } = new URL(databaseUrl);
  return `postgres://${username}:${password}@${HOST}:${port}${pathname}`;
}
