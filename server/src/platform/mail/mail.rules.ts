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

/** The failure without addresses: answers of mail servers repeat the recipient. */
export function describeFailure({ code = 'unknown', responseCode }: SendFailure): string {
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
