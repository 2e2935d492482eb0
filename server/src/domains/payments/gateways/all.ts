import type { Platform } from '../../../platform/platform.ts';
import { createBankGateway } from './bank.ts';
import type { Gateway } from './gateway.ts';

/** The gateways of this process, by provider. A gateway that is not live here cannot be paid with. */
export type Gateways = ReadonlyMap<string, Gateway>;

/** A shorter secret could be guessed, and an empty one lets anybody sign. */
const MIN_SECRET_BYTES = 16;

/** Every provider the shop knows, by hand. One without settings or with a weak secret is left out. */
export function createGateways({
  config,
  outbound,
  log,
}: Pick<Platform, 'config' | 'outbound' | 'log'>): Gateways {
  const gateways = new Map<string, Gateway>();
  const { bank } = config;
  if (bank !== undefined) {
    if (isStrong(bank.noticeSecrets)) gateways.set('bank', createBankGateway(bank, { outbound }));
    else log.error({ provider: 'bank' }, 'gateway is off: its notice secret is too short');
  }
  log.info({ live: [...gateways.keys()] }, 'payment gateways');
  return gateways;
}

function isStrong(secrets: readonly string[]): boolean {
  return (
    secrets.length > 0 && secrets.every((secret) => Buffer.byteLength(secret) >= MIN_SECRET_BYTES)
  );
}
