import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** A phone's clock may be this many periods off. */
const WINDOW = 1;

/** @returns base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code holds. */
export function otpauthUrl(secret: string, { issuer, label }: Record<'issuer' | 'label', string>) {
  return new TOTP({ issuer, label, secret, period: PERIOD_S }).toString();
}

/** @returns the number of the 30 seconds that the code belongs to, or undefined when it is wrong now */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD_S });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
