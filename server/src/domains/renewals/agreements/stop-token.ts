import type { Platform } from '../../../platform/platform.ts';

const CONTEXT = 'renewal-stop';
const AGREEMENT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Needs = Pick<Platform, 'sealer'>;

/** The token of the stop link in every mail about an agreement: it stops this agreement and does nothing else. */
export function stopTokenOf({ sealer }: Needs, agreementId: string): string {
  return `${agreementId}.${sealer.fingerprint(agreementId, CONTEXT).toString('base64url')}`;
}

/** @returns the agreement that a token stops; undefined when the shop has not made it */
export function agreementOfStopToken({ sealer }: Needs, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  if (!AGREEMENT.test(id)) return undefined;
  const isOurs = sealer.isFingerprint(Buffer.from(signature, 'base64url'), id, CONTEXT);
  return isOurs ? id : undefined;
}
