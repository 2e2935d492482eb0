import { randomBytes } from 'node:crypto';
import type { Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type RunningBank, startBank } from '../../emulators/bank/start-bank.ts';
import { type FakeS3, startS3 } from '../../server/test/network/start-s3.ts';
import { findFreePort } from '../run/free-port.ts';
import { type ComposeProject, createComposeProject, type SetUp } from './compose-project.ts';
import { LOGS, UP } from './containers.ts';
import { portOf, relayTo } from './relay.ts';
import { untilReady } from './until-ready.ts';

const HOST = '127.0.0.1';

/** A set-up that runs in containers, with an emulated bank and an emulated bucket outside of them. */
export interface Trial {
  readonly project: ComposeProject;
  /** The address of the proxy, with TLS. */
  readonly url: string;
  /** The address of the proxy without TLS. */
  readonly plainUrl: string;
  readonly bank: RunningBank;
}

/**
 * Starts the shipped files of a set-up with the images built last, as an operator would, does the work when it is ready, verifies
 * the ledger and ends everything.
 * @param work returns what is wrong
 * @returns what is wrong; undefined where Compose is missing
 */
export async function withProject(
  setUp: SetUp,
  work: (trial: Trial) => Promise<readonly string[]>,
): Promise<string[] | undefined> {
  const https = await findFreePort(HOST, 0);
  const http = await findFreePort(HOST, 0);
  if (https === undefined || http === undefined) throw new Error('no port is free');
  const project = createComposeProject(setUp, { http, https });
  if (project === undefined) return undefined;
  const url = `https://${HOST}:${https}`;
  setDefaultCACertificates([...getCACertificates('default'), project.certificate]);
  const relays: Server[] = [];
  let bank: RunningBank | undefined;
  let bucket: FakeS3 | undefined;
  try {
    const settings = {
      CLUSTER_PASSWORD: randomBytes(12).toString('hex'),
      POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
      POSTGRES_SHOP_PASSWORD: randomBytes(12).toString('hex'),
      SECRETS_KEY: `trial:${randomBytes(32).toString('base64')}`,
      STORAGE_URL: '',
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
    project.configure({ ...settings, STORAGE_URL: 's3://later' });
    for (const service of setUp.builds) await project.call('build', service);
    await project.call(...UP, ...setUp.first);
    // The network of the project exists from here on.
    const relay = async (target: { port: number }) => {
      const server = await relayTo(target, project.gateway());
      relays.push(server);
      return `${project.gateway()}:${portOf(server)}`;
    };
    const target = { port: 0 };
    const bankUrl = `http://${await relay(target)}`;
    bank = await startBank({ publicUrl: bankUrl });
    target.port = Number(new URL(bank.url).port);
    bucket = await startS3();
    const { host, port } = new URL(bucket.url);
    const storage = bucket.url.replace(host, await relay({ port: Number(port) }));
    project.configure({
      ...settings,
      ...bank.shopSettings,
      BANK_URL: bankUrl,
      ...(setUp.hasBucket && { STORAGE_URL: storage }),
    });
    await project.call(...UP, ...setUp.scale);
    console.log(`ready ${await untilReady(url)} ms after the start of the containers`);
    bank.setWebhookUrl(`${url}/api-payment/api/v1/webhook/bank`);
    const faults = [...(await work({ project, url, plainUrl: `http://${HOST}:${http}`, bank }))];
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
    for (const relay of relays) relay.close();
    await bank?.stop();
    await bucket?.stop();
  }
}
