import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { keepPrivately, readKept } from './kept-settings.ts';
import type { ChildPlan } from './supervise.ts';

const host = '127.0.0.1';

interface IdentitySettings {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface DemoIdentity {
  readonly url: string;
  /** What the server needs to send people there. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Absent when another process of the same data folder already runs it. */
  readonly plan: ChildPlan | undefined;
}

/**
 * The identity provider of a data folder. Its port is kept there: it is part of what an account is known by, so a
 * person finds their account again after a restart.
 */
export async function prepareIdentity(dataDir: string): Promise<DemoIdentity> {
  const file = join(dataDir, 'identity-settings.json');
  const kept = readKept<IdentitySettings>(file);
  const isRunning = kept !== undefined && (await answersTo(kept));
  const settings = isRunning
    ? kept
    : {
        port: await freePort(kept?.port),
        clientId: kept?.clientId ?? `demo-${randomBytes(9).toString('hex')}.apps.sandbox.example`,
        clientSecret: kept?.clientSecret ?? randomBytes(24).toString('base64url'),
      };
  if (!isRunning) keepPrivately(file, settings);
  const { port, clientId, clientSecret } = settings;
  const url = `http://${host}:${port}`;
  const client = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  return {
    url,
    serverEnv: { GOOGLE_ISSUER: url, ...client },
    plan: isRunning
      ? undefined
      : {
          name: 'the identity provider',
          args: ['emulators/identity/main.ts'],
          env: { ...process.env, ...client, PORT: String(port) },
          quiet: true,
        },
  };
}

async function freePort(wanted: number | undefined): Promise<number> {
  const port = (await findFreePort(host, wanted ?? 0)) ?? (await findFreePort(host, 0));
  if (port === undefined) throw new Error(`no port of ${host} is free for the identity provider`);
  return port;
}

async function answersTo({ port, clientId }: IdentitySettings): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/healthz`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'client_id' in body && body.client_id === clientId
  );
}
