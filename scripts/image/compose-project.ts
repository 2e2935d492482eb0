import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { outputOf, succeeds } from './engine.ts';

/** A set-up of deploy. */
export interface SetUp {
  /** The folder of its compose.yaml, within deploy. */
  readonly folder: string;
  /** The network of the shop's processes. */
  readonly network: string;
  /** Services that start before the others, at least one of them in that network. */
  readonly first: readonly string[];
  /** How many there are of a service. The older program of Compose does not read it from the file. */
  readonly scale: readonly string[];
  /** Services whose image is built beside that of the shop. */
  readonly builds: readonly string[];
  /** Whether it needs a bucket. */
  readonly hasBucket: boolean;
}

/** The shipped files of a set-up, in a separate folder and under a separate name. */
export interface ComposeProject {
  /** The certificate that the proxy presents. */
  readonly certificate: string;
  /** Writes its .env. */
  configure(settings: Readonly<Record<string, string>>): void;
  /** Runs a command of Compose and returns its output. */
  call(...args: readonly string[]): Promise<string>;
  /** The ids of the containers of a service. */
  containers(service: string): Promise<readonly string[]>;
  /** The address under which containers reach this machine. */
  gateway(): string;
  /** Ends everything, and deletes its volumes. */
  remove(): void;
}

const runFile = promisify(execFile);

interface Ports {
  readonly http: number;
  readonly https: number;
}

/** Compose as a plugin of Docker, or the program that it was before; undefined without either. */
function findCompose(): readonly [string, ...string[]] | undefined {
  if (succeeds('docker', ['compose', 'version'])) return ['docker', 'compose'];
  return succeeds('docker-compose', ['--version']) ? ['docker-compose'] : undefined;
}

/** The shipped files, but at ports of loopback and with a certificate for it. */
export function createComposeProject(setUp: SetUp, ports: Ports): ComposeProject | undefined {
  const compose = findCompose();
  if (compose === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'sesame-compose-'));
  const deploy = join(folder, 'deploy');
  cpSync(join(root, 'deploy'), deploy, { recursive: true });
  const file = join(deploy, setUp.folder, 'compose.yaml');
  const replaced: readonly (readonly [RegExp, string])[] = [
    // The older program does not know it.
    [/^name: .+\n/m, ''],
    [/"80:80", "443:443"/, `"127.0.0.1:${ports.http}:80", "127.0.0.1:${ports.https}:443"`],
  ];
  const text = replaced.reduce(
    (before, [pattern, by]) => {
      if (!pattern.test(before)) throw new Error(`${file} no longer has ${pattern}`);
      return before.replace(pattern, by);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  const certificate = makeCertificate(join(deploy, 'certificates'));
  const name = `sesame-trial-${process.pid}`;
  const [program, ...options] = [...compose, '--project-name', name, '--file', file] as const;
  const call = async (...args: readonly string[]) =>
    (await runFile(program, [...options, ...args])).stdout;
  return {
    certificate,
    configure(settings) {
      const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
      writeFileSync(join(deploy, setUp.folder, '.env'), lines.join(''), { mode: 0o600 });
    },
    call,
    containers: async (service) =>
      (await call('ps', '--quiet', service)).split('\n').filter(Boolean),
    gateway: () =>
      outputOf('docker', [
        ...['network', 'inspect', `${name}_${setUp.network}`],
        ...['--format', '{{(index .IPAM.Config 0).Gateway}}'],
      ]).trim(),
    remove() {
      spawnSync(program, [...options, 'down', '--volumes', '--remove-orphans'], {
        stdio: 'inherit',
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the certificate, which is its own authority */
function makeCertificate(folder: string): string {
  mkdirSync(folder);
  const file = join(folder, 'fullchain.pem');
  outputOf('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', file, '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  return readFileSync(file, 'utf8');
}
