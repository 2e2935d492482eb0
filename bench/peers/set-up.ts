import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { findFreePort } from '../../scripts/run/free-port.ts';
import { createDatabase, type PeerDatabase } from './database.ts';
import { installPeer } from './install.ts';

/** An installed peer with an empty database, before its first start. */
export interface SetUp {
  /** Its project, with its packages. */
  readonly folder: string;
  readonly database: PeerDatabase;
  readonly port: number;
  readonly url: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export async function setUpPeer(name: string, besideUrl: string): Promise<SetUp> {
  const folder = join(root, '.cache', 'peers', name);
  await installPeer(join(import.meta.dirname, name, 'project'), folder);
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('there is no free port');
  return {
    folder,
    database: await createDatabase(besideUrl, name),
    port,
    url: `http://127.0.0.1:${port}`,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      PEER_SECRET: randomBytes(16).toString('base64url'),
    },
  };
}
