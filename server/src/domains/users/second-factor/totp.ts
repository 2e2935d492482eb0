import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** Tolerated clock difference, in periods. */
const WINDOW = 1;

/** @returns the secret in base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URL for the QR code. */
export function otpauthUrl(secret: string, { issuer, label }: Record<'issuer' | 'label', string>) {
  return new TOTP({ issuer, label, secret, period: PERIOD_S }).toString();
}

/** @returns the number of the 30-second step of the code, or undefined if it is not valid now */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD_S });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
