/** Delays before the retries; after the last one the mail is abandoned, a day and a half after it was queued. */
const WAITS_S = [10, 30, 60, 120, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600] as const;

/** @param attempts number of attempts so far @returns undefined when that was the last one */
export function nextMailTry(attempts: number, now: Date): Date | undefined {
  const waitS = WAITS_S[attempts - 1];
  return waitS === undefined ? undefined : new Date(now.getTime() + waitS * 1_000);
}

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
