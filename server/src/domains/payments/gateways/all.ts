import type { Platform } from '../../../platform/platform.ts';
import { createBankGateway } from './bank.ts';
import type { Gateway } from './gateway.ts';

/** The gateways of this process, by provider. A gateway that is not live here cannot be paid with. */
export type Gateways = ReadonlyMap<string, Gateway>;

/** A shorter secret could be guessed, and an empty one lets anybody sign. */
const MIN_SECRET_BYTES = 16;

type Needs = Pick<Platform, 'config' | 'outbound' | 'log'>;

const made = new WeakMap<Needs, Gateways>();

/** The gateways of a process: made once, for its routes and its jobs alike. */
export function gatewaysOf(platform: Needs): Gateways {
  const known = made.get(platform);
  if (known !== undefined) return known;
  const gateways = createGateways(platform);
  made.set(platform, gateways);
  platform.log.info({ live: [...gateways.keys()] }, 'payment gateways');
  return gateways;
}

/** Every provider the shop knows, by hand. One without settings or with a weak secret is left out. */
function createGateways({ config, outbound, log }: Needs): Gateways {
  const gateways = new Map<string, Gateway>();
  const { bank } = config;
  if (bank !== undefined) {
    if (isStrong(bank.noticeSecrets)) gateways.set('bank', createBankGateway(bank, { outbound }));
    else log.error({ provider: 'bank' }, 'gateway is off: its notice secret is too short');
  }
  return gateways;
}

function isStrong(secrets: readonly string[]): boolean {
  return (
    secrets.length > 0 && secrets.every((secret) => Buffer.byteLength(secret) >= MIN_SECRET_BYTES)
  );
}
