import type { ReceivedMail } from '@sesame/emulators/mailbox/mail.ts';
import { type RunningMailbox, startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import type { Part } from './part.ts';

export interface Mail {
  readonly mailbox: RunningMailbox;
  /** Runs the jobs that send mail and returns the mails to an address, newest first. */
  mailsTo(email: string): Promise<ReceivedMail[]>;
  /** The mails sent because of an action. */
  mailsAfter(action: () => Promise<unknown>): Promise<ReceivedMail[]>;
  /** The token in the newest mail to an address whose link has this path. */
  tokenFor(email: string, path: '/reset-password' | '/confirm-email'): Promise<string>;
}

/** A mailbox to which the server sends over real SMTP. */
export async function startMail(): Promise<Part<Mail>> {
  const mailbox = await startMailbox();
  return {
    settings: { env: mailEnv(mailbox.smtpUrl) },
    attach(app) {
      async function mailsTo(email: string): Promise<ReceivedMail[]> {
        await app.jobs.run('process-reset-requests');
        await app.jobs.run('send-mails');
        return mailbox.mails(email);
      }
      return {
        mailbox,
        mailsTo,
        async mailsAfter(action) {
          await app.jobs.run('send-mails');
          mailbox.clear();
          await action();
          await app.jobs.run('send-mails');
          return mailbox.mails();
        },
        async tokenFor(email, path) {
          const links = (await mailsTo(email)).flatMap((mail) => mail.links);
          const url = links.map((link) => new URL(link)).find(({ pathname }) => pathname === path);
          const token = url?.searchParams.get('token');
          if (!token) throw new Error(`no mail to ${email} leads to ${path}`);
          return token;
        },
      };
    },
    stop: () => mailbox.stop(),
  };
}

/** Settings for a server that sends to this mail server, with short timeouts. */
export function mailEnv(smtpUrl: string): Record<string, string> {
  const timeouts = 'connectionTimeout=1000&greetingTimeout=1000&socketTimeout=1000';
  return { SMTP_URL: `${smtpUrl}?${timeouts}`, MAIL_FROM: 'no-reply@shop.example' };
}
