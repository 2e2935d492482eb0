import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepPrivately, readKept } from './kept-settings.ts';
import { answersAs, portFor, type StandIn, standInHost } from './stand-in.ts';

interface MailboxSettings {
  readonly port: number;
  readonly smtpPort: number;
  readonly id: string;
}

/** The mailbox of a data folder: its ports are kept there, so several processes on one folder share one mailbox. */
export async function prepareMailbox(dataDir: string): Promise<StandIn> {
  const file = join(dataDir, 'mailbox-settings.json');
  const kept = readKept<MailboxSettings>(file);
  const isRunning = kept !== undefined && (await answersAs(kept.port, ['id', kept.id]));
  const settings = isRunning
    ? kept
    : {
        port: await portFor('the mailbox', kept?.port),
        smtpPort: await portFor('the mailbox', kept?.smtpPort),
        id: kept?.id ?? randomBytes(12).toString('base64url'),
      };
  if (!isRunning) keepPrivately(file, settings);
  const { port, smtpPort, id } = settings;
  return {
    url: `http://${standInHost}:${port}`,
    serverEnv: {
      SMTP_URL: `smtp://${standInHost}:${smtpPort}`,
      MAIL_FROM: 'no-reply@sesame.example',
    },
    plan: isRunning
      ? undefined
      : {
          name: 'the mailbox',
          args: ['emulators/mailbox/main.ts'],
          env: {
            ...process.env,
            PORT: String(port),
            SMTP_PORT: String(smtpPort),
            MAILBOX_ID: id,
          },
          quiet: true,
        },
  };
}
