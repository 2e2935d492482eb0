import type { PayoutNetwork } from '@sesame/contract/referrals.ts';
import { Address } from '@ton/core';
import { isTrc20Address } from '../../users/index.ts';

/** 36 bytes as base64 or base64url. The parser also takes raw addresses, which have no checksum. */
const FRIENDLY = /^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/;

/** Contracts and the address nobody has: what is sent there is lost. */
const NOBODYS = [
  // The master contract of USDT on TON.
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
].map((address) => Address.parse(address).toRawString());
const ZERO = `0:${'0'.repeat(64)}`;
const TRON_ZERO = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/**
 * The address as it is stored and shown, or undefined unless people can be paid there on that network. On TON that
 * is the form for wallets (`UQ…`) of an address of the main network's base chain.
 */
export function parsePayoutAddress(network: PayoutNetwork, typed: string): string | undefined {
  const text = typed.trim();
  if (network === 'ton') return parseTonAddress(text);
  return isTrc20Address(text) && text !== TRON_ZERO ? text : undefined;
}

function parseTonAddress(text: string): string | undefined {
  if (!FRIENDLY.test(text)) return undefined;
  let parsed: ReturnType<typeof Address.parseFriendly>;
  try {
    parsed = Address.parseFriendly(text);
  } catch {
    // Neither its checksum nor its first byte is one of an address.
    return undefined;
  }
  const { address, isTestOnly } = parsed;
  const raw = address.toRawString();
  if (isTestOnly || address.workChain !== 0 || raw === ZERO || NOBODYS.includes(raw)) {
    return undefined;
  }
  return address.toString({ bounceable: false });
}
