import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Transporter } from 'nodemailer';
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport';
import type { MailConfig } from '../../config.ts';
import { openPublicSocket } from '../network/open-public-socket.ts';
import type { QueuedMail } from './mail.ts';

export interface Transport {
  /** Resolves when the mail server has accepted the mail. */
  send(id: string, mail: QueuedMail): Promise<void>;
  /** Whether the mail server accepts a connection and the shop's sign-in. */
  isReachable(): Promise<boolean>;
  close(): void;
}

/** SMTP by nodemailer; connections are kept for the next mails of a round. */
export function createTransport({
  smtpUrl,
  tls,
  from,
  replyTo,
  publicOnly,
  nameIn,
}: MailConfig & { readonly nameIn: (language: Language) => string }): Transport {
  let opening: Promise<Transporter> | undefined;
  const opened = () => {
    opening ??= open({ smtpUrl, tls, publicOnly });
    return opening;
  };
  // A retry after a lost answer has the same id, so the reader's mail client may show it once.
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send(id, { to, language, mail }) {
      const transporter = await opened();
      await transporter.sendMail({
        from: { name: nameIn(language), address: from },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        // A single address already: as an object it is not parsed for more.
        to: { name: '', address: to },
        messageId: `<${id}@${domain}>`,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    async isReachable() {
      const transporter = await opened();
      return transporter.verify().then(
        () => true,
        () => false,
      );
    },
    close() {
      void opening?.then((transporter) => transporter.close());
    },
  };
}

// Imported with the first mail, so that it does not slow down the start.
async function open({
  smtpUrl,
  tls,
  publicOnly,
}: Pick<MailConfig, 'smtpUrl' | 'tls' | 'publicOnly'>): Promise<Transporter> {
  const { createTransport: connect } = await import('nodemailer');
  return connect({
    url: smtpUrl,
    // A reset link gives access to an account: where TLS is required, a server without it gets nothing.
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    pool: true,
    ...(publicOnly && { getSocket: getPublicSocket }),
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
}

/** Called after the url was parsed, so host and port are set. */
const getPublicSocket: SMTPTransportGetSocket = ({ host = '', port = 0 }, callback) => {
  openPublicSocket(host, Number(port)).then(
    (connection) => callback(null, { connection }),
    (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
  );
};
