import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FaultSwitch } from './faults.ts';
import { readMail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

export interface RunningSmtp {
  readonly port: number;
  stop(): Promise<void>;
}

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly store: MailStore;
  readonly faults: FaultSwitch;
  readonly now: () => Date;
}

const MAIL_MAX_BYTES = 5 * 1024 * 1024;

/** Accepts every mail for any recipient and forwards none. No TLS and no authentication: it listens on loopback. */
export async function startSmtp({
  host,
  port,
  store,
  faults,
  now,
}: SmtpOptions): Promise<RunningSmtp> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    closeTimeout: 100,
    logger: false,
    onConnect(_session, answer) {
      answer(faults.strikes('refuse_421') ? refusal(421, 'Too busy, try again later') : null);
    },
    onRcptTo({ address }, _session, answer) {
      answer(faults.strikes('refuse_550', [address]) ? refusal(550, 'No such mailbox') : null);
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return answer(refusal(552, 'The mail is too big'));
        const to = recipientsOf(session);
        if (faults.strikes('reject_554', to)) return answer(refusal(554, 'Refused'));
        readMail(Buffer.concat(chunks), { id: randomUUID(), to, at: now() }).then(
          (mail) => {
            store.add(mail);
            if (faults.strikes('hang', to)) return;
            if (faults.strikes('drop_after_data', to)) {
              return void sockets.get(session.remotePort)?.destroy();
            }
            answer(null, 'Taken');
          },
          () => answer(refusal(554, 'This is not a mail')),
        );
      });
    },
  });
  // Clients that give up on a hanging server cut the connection; this is expected.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const key = socket.remotePort ?? 0;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    // It listens on a host and port, never on a socket file.
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(resolve);
        for (const socket of sockets.values()) socket.destroy();
      });
    },
  };
}

function recipientsOf({ envelope }: SMTPServerSession): string[] {
  return envelope.rcptTo.map(({ address }) => address);
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
