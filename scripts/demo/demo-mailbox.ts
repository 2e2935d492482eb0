import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { answersAs, type EmulatorPlan, emulatorHost, portFor } from './run-emulator.ts';
import { readSaved, writePrivateFile } from './saved-settings.ts';

interface MailboxSettings {
  readonly port: number;
  readonly smtpPort: number;
  readonly id: string;
}

/**
 * Prepares the mailbox emulator of a data folder. Its ports are stored there, so that several processes use
 * the same one.
 */
export async function prepareMailbox(dataDir: string): Promise<EmulatorPlan> {
  const file = join(dataDir, 'mailbox-settings.json');
  const saved = readSaved<MailboxSettings>(file);
  const isRunning = saved !== undefined && (await answersAs(saved.port, ['id', saved.id]));
  const settings = isRunning
    ? saved
    : {
        port: await portFor('the mailbox', saved?.port),
        smtpPort: await portFor('the mailbox', saved?.smtpPort),
        id: saved?.id ?? randomBytes(12).toString('base64url'),
      };
  if (!isRunning) writePrivateFile(file, settings);
  const { port, smtpPort, id } = settings;
  return {
    url: `http://${emulatorHost}:${port}`,
    serverEnv: {
      SMTP_URL: `smtp://${emulatorHost}:${smtpPort}`,
      MAIL_FROM: 'no-reply@sesame.example',
    },
    ownEnv: isRunning
      ? undefined
      : {
          PORT: String(port),
          SMTP_PORT: String(smtpPort),
          MAILBOX_ID: id,
        },
  };
}
