import type { Platform } from '../../../platform/platform.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link of a mail can do: stop an agreement, undo a renewal, or confirm its charge with the bank. */
type Purpose = 'renewal-stop' | 'renewal-undo' | 'renewal-confirm';
type Needs = Pick<Platform, 'sealer'>;

/** The token of a link in a mail, valid for one purpose and one record. */
export function linkTokenOf({ sealer }: Needs, purpose: Purpose, id: string): string {
  return `${id}.${sealer.fingerprint(id, purpose).toString('base64url')}`;
}

/** @returns the id of the record; undefined when the shop has not issued the token for this purpose */
export function idOfLinkToken(
  { sealer }: Needs,
  purpose: Purpose,
  token: string,
): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  if (!ID.test(id)) return undefined;
  const isOurs = sealer.isFingerprint(Buffer.from(signature, 'base64url'), id, purpose);
  return isOurs ? id : undefined;
}

/** The token of the stop link in every mail about an agreement. */
export const stopTokenOf = (needs: Needs, agreementId: string): string =>
  linkTokenOf(needs, 'renewal-stop', agreementId);
