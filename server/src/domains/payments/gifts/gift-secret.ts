import { giftCodeFrom } from '@sesame/contract/shared/gifts/gift-code.ts';
import type { Platform } from '../../../platform/platform.ts';

type Needs = Pick<Platform, 'sealer'>;

const HASH_CONTEXT = 'gifts';

export function giftContext(id: string): string {
  return `gifts:${id}`;
}

export interface GiftCode {
  readonly code: string;
  readonly columns: {
    readonly sealed: string;
    readonly code_hash: Buffer;
    readonly code_ending: string;
  };
}

/** A new code, and what is stored of it. */
export function makeGiftCode({ ids, sealer }: Needs & Pick<Platform, 'ids'>, id: string): GiftCode {
  const code = giftCodeFrom(Buffer.from(ids.token(), 'base64url'));
  return {
    code,
    columns: {
      sealed: sealer.seal(code, giftContext(id)),
      code_hash: hashOfGiftCode({ sealer }, code),
      code_ending: code.slice(-4),
    },
  };
}

export function openGiftCode(
  { sealer }: Needs,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): string {
  return sealer.open(sealed, giftContext(id));
}

/** By the first key of `SECRETS_KEY`. */
export function hashOfGiftCode({ sealer }: Needs, code: string): Buffer {
  return sealer.fingerprint(code, HASH_CONTEXT);
}

/** By every key, to find a code that was stored under an earlier one. */
export function hashesOfGiftCode({ sealer }: Needs, code: string): readonly Buffer[] {
  return sealer.fingerprints(code, HASH_CONTEXT);
}
