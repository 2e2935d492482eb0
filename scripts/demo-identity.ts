import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepPrivately, readKept } from './kept-settings.ts';
import { answersAs, portFor, type StandIn, standInHost } from './stand-in.ts';

interface IdentitySettings {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The identity provider of a data folder. Its port is kept there: it is part of what an account is known by, so a
 * person finds their account again after a restart.
 */
export async function prepareIdentity(dataDir: string): Promise<StandIn> {
  const file = join(dataDir, 'identity-settings.json');
  const kept = readKept<IdentitySettings>(file);
  const isRunning =
    kept !== undefined && (await answersAs(kept.port, ['client_id', kept.clientId]));
  const settings = isRunning
    ? kept
    : {
        port: await portFor('the identity provider', kept?.port),
        clientId: kept?.clientId ?? `demo-${randomBytes(9).toString('hex')}.apps.sandbox.example`,
        clientSecret: kept?.clientSecret ?? randomBytes(24).toString('base64url'),
      };
  if (!isRunning) keepPrivately(file, settings);
  const { port, clientId, clientSecret } = settings;
  const url = `http://${standInHost}:${port}`;
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
