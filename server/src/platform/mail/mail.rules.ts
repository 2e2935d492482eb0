import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import { socketProblems, TLS_FAILURE } from '../network/socket-problems.rules.ts';

/** What a transport reports when a mail was not sent. */
export interface SendFailure {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly command?: string | undefined;
}

/**
 * Whether the mail server permanently refused this mail (RFC 5321: 5yz for its recipient or content). A refused sign-in
 * or sender is a mistake in the shop's settings, which an operator can fix while the mail waits.
 */
export function isPermanentFailure({ code, responseCode = 0, command = '' }: SendFailure): boolean {
  if (responseCode < 500 || responseCode > 599) return false;
  return (code === 'EENVELOPE' && command.startsWith('RCPT')) || code === 'EMESSAGE';
}

/** Whether the mail server answered to the mail itself, and not to the connection or the sign-in before it. */
export function isAboutMail({ code }: SendFailure): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The failure without addresses: answers of mail servers repeat the recipient. */
export function describeFailure({ code = 'unknown', responseCode }: SendFailure): string {
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** An error of the transport, which keeps the code of the socket's error beside its own. */
export interface MailError extends SendFailure {
  readonly name?: string;
  readonly message?: string;
  readonly originalCode?: string | undefined;
}

const connectionProblemOf: Readonly<Record<string, ConnectionProblem>> = {
  ...socketProblems,
  EDNS: 'unknown_host',
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
};

/** Why a mail could not be sent, for the owner who set the mail server up. */
export function mailProblemOf(failure: MailError): ConnectionProblem {
  const { name = '', code = '', originalCode = '', command = '', message = '' } = failure;
  if (name === 'PrivateHost') return 'private_host';
  if (code === 'EENVELOPE') return command.startsWith('RCPT') ? 'recipient' : 'sender';
  // A wrong TLS mode and a certificate that does not fit are errors of the socket.
  if (TLS_FAILURE.test(`${originalCode} ${message}`)) return 'tls';
  return connectionProblemOf[originalCode] ?? connectionProblemOf[code] ?? 'other';
}
