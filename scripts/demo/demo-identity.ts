import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { answersAs, type EmulatorPlan, emulatorHost, portFor } from './run-emulator.ts';
import { readSaved, writePrivateFile } from './saved-settings.ts';

interface IdentitySettings {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Prepares the identity provider emulator of a data folder. Its port is stored there: as part of the issuer it
 * identifies linked accounts, so it has to stay the same after a restart.
 */
export async function prepareIdentity(dataDir: string): Promise<EmulatorPlan> {
  const file = join(dataDir, 'identity-settings.json');
  const saved = readSaved<IdentitySettings>(file);
  const isRunning =
    saved !== undefined && (await answersAs(saved.port, ['client_id', saved.clientId]));
  const settings = isRunning
    ? saved
    : {
        port: await portFor('the identity provider', saved?.port),
        clientId: saved?.clientId ?? `demo-${randomBytes(9).toString('hex')}.apps.sandbox.example`,
        clientSecret: saved?.clientSecret ?? randomBytes(24).toString('base64url'),
      };
  if (!isRunning) writePrivateFile(file, settings);
  const { port, clientId, clientSecret } = settings;
  const url = `http://${emulatorHost}:${port}`;
  const client = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  return {
    url,
    serverEnv: { GOOGLE_ISSUER: url, ...client },
    ownEnv: isRunning ? undefined : { ...client, PORT: String(port) },
  };
}
