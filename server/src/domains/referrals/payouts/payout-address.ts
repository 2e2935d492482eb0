import type { PayoutNetwork } from '@sesame/contract/shop/referrals.ts';
import { isTrc20Address } from '../../users/index.ts';

/** 36 bytes as base64 or base64url. The parser would also accept raw addresses, which have no checksum. */
const FRIENDLY = /^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/;

/** The USDT contract on TON and the zero address: money sent there is lost. */
const BURN_ADDRESSES_TON = [
  '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
  `0:${'0'.repeat(64)}`,
];
const BURN_ADDRESSES_TRON = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/**
 * Normalizes an address, or returns undefined if it cannot receive a payout on that network. A TON address becomes the
 * non-bounceable form (`UQ…`) and must be on the basechain of the main network.
 */
export async function parsePayoutAddress(
  network: PayoutNetwork,
  typed: string,
): Promise<string | undefined> {
  const text = typed.trim();
  if (network === 'ton') return FRIENDLY.test(text) ? parseTonAddress(text) : undefined;
  return isTrc20Address(text) && text !== BURN_ADDRESSES_TRON ? text : undefined;
}

async function parseTonAddress(text: string): Promise<string | undefined> {
  // Loaded on first use: the library has megabytes that few processes need.
  const { Address } = await import('@ton/core');
  let parsed: ReturnType<typeof Address.parseFriendly>;
  try {
    parsed = Address.parseFriendly(text);
  } catch {
    // The checksum or the first byte is invalid.
    return undefined;
  }
  const { address, isTestOnly } = parsed;
  if (isTestOnly || address.workChain !== 0) return undefined;
  if (BURN_ADDRESSES_TON.includes(address.toRawString())) return undefined;
  return address.toString({ bounceable: false });
}
