import type { PayoutNetwork } from '@sesame/contract/referrals.ts';
import { isTrc20Address } from '../../users/index.ts';

/** 36 bytes as base64 or base64url. The parser also takes raw addresses, which have no checksum. */
const FRIENDLY = /^(?:[A-Za-z0-9_-]{48}|[A-Za-z0-9+/]{48})$/;

/** The contract of USDT on TON, and the address nobody has: what is sent there is lost. */
const NOBODYS_ON_TON = [
  '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
  `0:${'0'.repeat(64)}`,
];
const NOBODYS_ON_TRON = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/**
 * The address as it is stored and shown, or undefined unless people can be paid there on that network. On TON that
 * is the form for wallets (`UQ…`) of an address of the main network's base chain.
 */
export async function parsePayoutAddress(
  network: PayoutNetwork,
  typed: string,
): Promise<string | undefined> {
  const text = typed.trim();
  if (network === 'ton') return FRIENDLY.test(text) ? parseTonAddress(text) : undefined;
  return isTrc20Address(text) && text !== NOBODYS_ON_TRON ? text : undefined;
}

async function parseTonAddress(text: string): Promise<string | undefined> {
  // Loaded with the first payout: it is megabytes that few processes need.
  const { Address } = await import('@ton/core');
  let parsed: ReturnType<typeof Address.parseFriendly>;
  try {
    parsed = Address.parseFriendly(text);
  } catch {
    // Its checksum or its first byte is not one of an address.
    return undefined;
  }
  const { address, isTestOnly } = parsed;
  if (isTestOnly || address.workChain !== 0) return undefined;
  if (NOBODYS_ON_TON.includes(address.toRawString())) return undefined;
  return address.toString({ bounceable: false });
}
