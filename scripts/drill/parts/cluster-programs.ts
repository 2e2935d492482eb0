import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './addresses.ts';
import { emptyFolder, postgresBin } from './postgres.ts';
import { accepts, type Program, startProgram, unprivileged, waitUntil } from './program.ts';
import { findTool, toolEnv } from './tools.ts';

export interface NodePlace {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
}

interface Service {
  readonly port: number;
  readonly program: Program;
}

export async function startEtcd(command: string, place: string): Promise<Service> {
  const port = await freePort();
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const settings = {
    name: 'e1',
    'data-dir': emptyFolder(join(place, 'etcd')),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `e1=${peer}`,
  };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
  const program = startProgram('etcd', command, args, { env: toolEnv, ...unprivileged });
  await waitUntil('etcd listens', () => accepts(port));
  return { port, program };
}

/** The settings of one node. Connections are trusted, because everything is on this machine. */
export function patroniFile({
  name,
  port,
  restPort,
  place,
  etcdPort,
}: NodePlace & { readonly place: string; readonly etcdPort: number }): string {
  return `scope: shop
namespace: /service/
name: ${name}
restapi: { listen: '127.0.0.1:${restPort}', connect_address: '127.0.0.1:${restPort}' }
etcd3: { hosts: ['127.0.0.1:${etcdPort}'] }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    synchronous_node_count: 1
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: { wal_level: replica, wal_log_hints: 'on', max_connections: 100 }
  initdb: [ { encoding: UTF8 }, data-checksums ]
  pg_hba: [ 'host replication all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust', 'local all all trust' ]
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${join(place, name)}
  bin_dir: ${postgresBin()}
  pgpass: ${join(place, `pgpass-${name}`)}
  authentication:
    superuser: { username: postgres, password: x }
    replication: { username: repl, password: x }
    rewind: { username: rewind, password: x }
  basebackup: { checkpoint: fast }
  parameters: { unix_socket_directories: '${place}', shared_buffers: 32MB }
`;
}

/** Leads to the node that Patroni names as the primary, and ends the connections to one that no longer is. */
export async function startHaproxy(place: string, nodes: readonly NodePlace[]): Promise<Service> {
  const command = findTool('haproxy');
  if (command === undefined) throw new Error('the cluster needs an haproxy');
  const port = await freePort();
  const file = join(place, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}\n`).join('')}`,
  );
  const program = startProgram('haproxy', command, ['-f', file], { env: toolEnv });
  await waitUntil('HAProxy listens', () => accepts(port));
  return { port, program };
}
