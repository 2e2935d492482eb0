import type { ChildPlan, Supervisor } from '../run/supervise.ts';
import type { Addresses } from './addresses.ts';
import { prepareBank } from './demo-bank.ts';
import { type DemoGateways, startDemoGateways } from './demo-gateways.ts';
import { prepareIdentity } from './demo-identity.ts';
import { prepareMailbox } from './demo-mailbox.ts';
import type { DemoSettings } from './demo-settings.ts';
import { prepareTelegram } from './demo-telegram.ts';
import { planEmulators } from './plan-emulators.ts';

export interface Emulators {
  /** Server settings for all emulators. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** The emulators still to be started. */
  readonly plans: readonly ChildPlan[];
  readonly addresses: Omit<Addresses, 'shop' | 'api' | 'console'>;
  readonly gateways: DemoGateways | undefined;
}

/** Prepares the emulators of a demo, except those that the operator replaced by a real provider. */
export async function prepareEmulators(
  { dataDir, role, ...settings }: DemoSettings,
  supervisor: Pick<Supervisor, 'start'>,
): Promise<Emulators> {
  // Started first because they take longest.
  const starting = settings.startsGateways
    ? startDemoGateways(dataDir, process.env, { supervisor, role })
    : undefined;
  const bank = settings.startsBank ? await prepareBank(dataDir) : undefined;
  const mailbox = settings.startsMailbox ? await prepareMailbox(dataDir) : undefined;
  const identity = settings.startsIdentity ? await prepareIdentity(dataDir) : undefined;
  const telegram = settings.startsTelegram ? await prepareTelegram(dataDir) : undefined;
  const gateways = await starting;
  const access = gateways?.gateways.access;
  return {
    serverEnv: {
      ...bank?.serverEnv,
      ...mailbox?.serverEnv,
      ...identity?.serverEnv,
      ...telegram?.serverEnv,
      ...gateways?.serverEnv,
    },
    plans: planEmulators({ bank, mailbox, identity, telegram }),
    addresses: {
      ...(bank && { bank: bank.url }),
      ...(mailbox && { mailbox: mailbox.url }),
      ...(identity && { identity: identity.url }),
      ...(telegram && { telegram: telegram.url }),
      ...(gateways && { gateways: gateways.url }),
      ...(access && { access: access.url }),
    },
    gateways,
  };
}
