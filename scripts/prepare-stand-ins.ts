import type { Addresses } from './addresses.ts';
import { prepareBank } from './demo-bank.ts';
import { type DemoGateways, startDemoGateways } from './demo-gateways.ts';
import { prepareIdentity } from './demo-identity.ts';
import { prepareMailbox } from './demo-mailbox.ts';
import type { DemoSettings } from './demo-settings.ts';
import { prepareTelegram } from './demo-telegram.ts';
import type { ChildPlan, Supervisor } from './supervise.ts';

export interface StandIns {
  /** What the server needs to know all of them. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Those that are still to be started. */
  readonly plans: readonly ChildPlan[];
  readonly addresses: Omit<Addresses, 'shop' | 'api' | 'console'>;
  readonly gateways: DemoGateways | undefined;
}

/** Everything that stands in for the world around a demo, as far as the operator has not set up the real thing. */
export async function prepareStandIns(
  { dataDir, role, ...wants }: DemoSettings,
  supervisor: Pick<Supervisor, 'start'>,
): Promise<StandIns> {
  // They take longest, and the others are found meanwhile.
  const starting = wants.wantsGateways
    ? startDemoGateways(dataDir, process.env, { supervisor, role })
    : undefined;
  const bank = wants.wantsBank ? await prepareBank(dataDir) : undefined;
  const mailbox = wants.wantsMailbox ? await prepareMailbox(dataDir) : undefined;
  const identity = wants.wantsIdentity ? await prepareIdentity(dataDir) : undefined;
  const telegram = wants.wantsTelegram ? await prepareTelegram(dataDir) : undefined;
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
    plans: [bank, mailbox, identity, telegram].flatMap((one) => one?.plan ?? []),
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
