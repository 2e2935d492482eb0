import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const HOST = '127.0.0.1';
const BUCKET = 'sesame';
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const START_MS = 60_000;

export interface Ceph {
  /** A bucket that is not created yet, as the value of STORAGE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the smallest Ceph with S3 on loopback, which keeps its objects in memory. Undefined where it is not installed. */
export async function startCeph(): Promise<Ceph | undefined> {
  const isHere = PROGRAMS.every(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
  if (!isHere) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'sesame-ceph-'));
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await startIn(folder, running), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startIn(folder: string, running: ChildProcess[]): Promise<string> {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const conf = join(folder, 'ceph.conf');
  writeFileSync(conf, confOf({ folder, cluster, monitor, gateway }));
  const map = join(folder, 'map');
  const attempt = (program: string, args: readonly string[]) =>
    spawnSync(program, ['--conf', conf, ...args], { encoding: 'utf8', timeout: START_MS });
  const finish = (program: string, args: readonly string[]) => {
    const { status, stderr, error } = attempt(program, args);
    if (status !== 0) throw error ?? new Error(`${program} ended with ${status}: ${stderr}`);
  };
  const start = (program: string, args: readonly string[]) => {
    const log = openSync(join(folder, `${program}.out`), 'a');
    const all = ['--conf', conf, '--foreground', ...args];
    const child = spawn(program, all, { stdio: ['ignore', log, log] });
    running.push(child);
    return child;
  };

  mkdirSync(join(folder, 'mon'));
  mkdirSync(join(folder, 'osd'));
  const address = `[v1:${HOST}:${monitor}]`;
  const monitors = ['--create', '--clobber', '--fsid', cluster, '--addv', 'a', address];
  finish('monmaptool', [...monitors, map]);
  finish('ceph-mon', ['--mkfs', '--id', 'a', '--monmap', map]);
  start('ceph-mon', ['--id', 'a']);
  const osd = randomUUID();
  // Without authentication a first command may come before the program knows the cluster, and is refused then.
  await until('ceph-mon', () => attempt('ceph', ['osd', 'new', osd]).status === 0);
  finish('ceph-osd', ['--mkfs', '--id', '0', '--osd-uuid', osd]);
  let store = start('ceph-osd', ['--id', '0']);
  // Pools that are created before it is up, or by two programs at once, may never become usable.
  await until('ceph-osd', () => {
    // So is its own first command, and it ends then.
    if (store.exitCode !== null) store = start('ceph-osd', ['--id', '0']);
    return /\b1 up\b/.test(attempt('ceph', ['osd', 'stat']).stdout);
  });
  const accessKey = randomBytes(10).toString('hex');
  const secretKey = randomBytes(20).toString('base64');
  const keys = ['--access-key', accessKey, '--secret-key', secretKey];
  finish('radosgw-admin', ['user', 'create', '--uid', 'shop', '--display-name', 'Shop', ...keys]);
  start('radosgw', ['--name', 'client.rgw']);
  const isAnswering = () =>
    fetch(`http://${HOST}:${gateway}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('radosgw', isAnswering);
  const user = [accessKey, secretKey].map(encodeURIComponent).join(':');
  return `s3+http://${user}@${HOST}:${gateway}/${BUCKET}`;
}

async function freePort(): Promise<number> {
  const port = await findFreePort(HOST, 0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}

async function until(program: string, isReady: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + START_MS; !(await isReady()); await sleep(200)) {
    if (performance.now() > end) throw new Error(`${program} was not ready within ${START_MS} ms`);
  }
}

function confOf({
  folder,
  cluster,
  monitor,
  gateway,
}: {
  readonly folder: string;
  readonly cluster: string;
  readonly monitor: number;
  readonly gateway: number;
}): string {
  return `[global]
fsid = ${cluster}
mon host = v1:${HOST}:${monitor}
public addr = ${HOST}
cluster addr = ${HOST}
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
[client.rgw]
rgw frontends = beast endpoint=${HOST}:${gateway}
`;
}
