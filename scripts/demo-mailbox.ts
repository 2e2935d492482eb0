import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { keepPrivately, readKept } from './kept-settings.ts';
import type { ChildPlan } from './supervise.ts';

const host = '127.0.0.1';

interface MailboxSettings {
  readonly port: number;
  readonly smtpPort: number;
  readonly id: string;
}

export interface DemoMailbox {
  readonly url: string;
  /** What the server needs to send there. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Absent when another process of the same data folder already runs it. */
  readonly plan: ChildPlan | undefined;
}

/** The mailbox of a data folder: its ports are kept there, so several processes on one folder share one mailbox. */
export async function prepareMailbox(dataDir: string): Promise<DemoMailbox> {
  const file = join(dataDir, 'mailbox-settings.json');
  const kept = readKept<MailboxSettings>(file);
  const isRunning = kept !== undefined && (await answersTo(kept));
  const settings = isRunning
    ? kept
    : {
        port: await freePort(kept?.port),
        smtpPort: await freePort(kept?.smtpPort),
        id: kept?.id ?? randomBytes(12).toString('base64url'),
      };
  if (!isRunning) keepPrivately(file, settings);
  const { port, smtpPort, id } = settings;
  return {
    url: `http://${host}:${port}`,
    serverEnv: { SMTP_URL: `smtp://${host}:${smtpPort}`, MAIL_FROM: 'no-reply@sesame.example' },
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

async function freePort(wanted: number | undefined): Promise<number> {
  const port = (await findFreePort(host, wanted ?? 0)) ?? (await findFreePort(host, 0));
  if (port === undefined) throw new Error(`no port of ${host} is free for the mailbox`);
  return port;
}

async function answersTo({ port, id }: MailboxSettings): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/healthz`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'id' in body && body.id === id;
}
