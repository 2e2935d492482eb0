import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../root.ts';
import { emptyFolder, postgresBin } from './postgres.ts';
import { folder, type Program, startProgram, unprivileged } from './program.ts';
import { toolEnv } from './tools.ts';

const SHIPPED = join(root, 'deploy/cluster');
const PLACE = join(folder, 'cluster');

/** Every address of 127.0.0.0/8 is this machine's, so each service has a separate one, with the port of the file. */
const addresses = {
  etcd1: '127.0.3.1',
  etcd2: '127.0.3.2',
  etcd3: '127.0.3.3',
  pg1: '127.0.3.11',
  pg2: '127.0.3.12',
  pg3: '127.0.3.13',
  haproxy: '127.0.3.21',
  pgbouncer: '127.0.3.22',
  redis: '127.0.3.23',
} as const;
export type ServiceName = keyof typeof addresses;

/** What the operator writes into `.env`. */
export const secrets: Readonly<Record<string, string>> = {
  CLUSTER_PASSWORD: 'drillcluster',
  POSTGRES_PASSWORD: 'drillowner',
  POSTGRES_SHOP_PASSWORD: 'drillshop',
};

export type Settings = Readonly<Record<string, string>>;

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Settings;
}

export interface ClusterFiles {
  /** Starts a service of the compose file by its command and environment, without a container. */
  start(name: ServiceName): Program;
  /** What the shop gets from the file that leads to these services. */
  settingsOf(name: 'api' | 'worker'): Settings;
  /** Where a service keeps its data. */
  dataFolder(name: ServiceName): string;
}

/**
 * Runs `deploy/cluster` on this machine. Each service has a copy of its files, in which only the names of services, the
 * folder of the data and what an old version of a program does not know are replaced.
 * @param keepsNames whether the PgBouncer here knows `max_prepared_statements`
 */
export function openClusterFiles({ keepsNames }: { readonly keepsNames: boolean }): ClusterFiles {
  // Trusted input, like all files of deploy.
  const { services } = parse(readFileSync(join(SHIPPED, 'compose.yaml'), 'utf8'), {
    merge: true,
  }) as { services: Readonly<Record<string, Service>> };
  emptyFolder(PLACE);
  const placeOf = (name: ServiceName) => join(PLACE, name);
  const environmentOf = (name: string): Settings =>
    Object.fromEntries(
      Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        value.replace(/\$\{(\w+):[?-]\}/g, (_, variable: string) => secrets[variable] ?? ''),
      ]),
    );
  const hasFiles = new Set<ServiceName>();

  function copyFiles(name: ServiceName): void {
    if (hasFiles.has(name)) return;
    hasFiles.add(name);
    const place = emptyFolder(placeOf(name));
    for (const file of readdirSync(SHIPPED).filter((one) => /\.(yml|cfg|ini|sh)$/.test(one))) {
      const shipped = readFileSync(join(SHIPPED, file), 'utf8');
      const known = keepsNames ? shipped : shipped.replace(/^max_prepared_statements = .*$/m, '');
      writeFileSync(join(place, file), atAddresses(known, name));
      // Readable for the user that the program runs as.
      chmodSync(join(place, file), 0o644 | (statSync(join(SHIPPED, file)).mode & 0o111));
    }
  }

  return {
    start(name) {
      copyFiles(name);
      const service = services[name];
      const [command, ...args] = (service?.command ?? []).map((part) => atAddresses(part, name));
      if (command === undefined) throw new Error(`deploy/cluster/compose.yaml has no ${name}`);
      const inPlace = (value: string) => value.replace('/var/lib/cluster', placeOf(name));
      const given = Object.entries(environmentOf(name)).map(([key, value]) => [
        key,
        inPlace(atAddresses(value, name)),
      ]);
      return startProgram(name, command, args, {
        cwd: placeOf(name),
        env: {
          ...toolEnv,
          // As the image sets it.
          PATRONI_POSTGRESQL_BIN_DIR: postgresBin(),
          ...Object.fromEntries(given),
        },
        detached: true,
        ...unprivileged,
      });
    },
    settingsOf(name) {
      const settings = Object.entries(environmentOf(name))
        .filter(([key]) => /^(DATABASE|REDIS)_.*URL$/.test(key))
        .map(([key, value]) => [key, atAddresses(value)]);
      return {
        ...Object.fromEntries(settings),
        ...(!keepsNames && { PG_NAMED_STATEMENTS: 'false' }),
      };
    },
    dataFolder: (name) => join(placeOf(name), 'data'),
  };
}

/** @param own the service that listens at 0.0.0.0 */
function atAddresses(text: string, own?: ServiceName): string {
  const named = Object.entries(addresses).reduce(
    (result, [name, address]) =>
      result.replaceAll(new RegExp(`(?<![\\w.-])${name}(?=:\\d| port=)`, 'g'), address),
    text,
  );
  return own === undefined ? named : named.replaceAll('0.0.0.0', addresses[own]);
}

export function addressOf(name: ServiceName): string {
  return addresses[name];
}
