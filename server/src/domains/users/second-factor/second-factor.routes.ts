import * as account from '@sesame/contract/shop/account.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { deviceOf, rememberDevice } from '../sign-in/device-of.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { signInWithSecondFactor } from './sign-in-with-second-factor.ts';
import { startSecondFactor } from './start-second-factor.ts';

/**
 * Codes that can be tried for one user per hour: from one network, and from all untrusted browsers together. Too few to
 * guess a code, and an attacker who knows the password cannot use up the tries of the owner's trusted browser.
 */
const TRIES_OF_NETWORK = { max: 20, windowS: 3_600, store: 'shared' } as const;
const TRIES_OF_STRANGERS = { max: 60, windowS: 3_600, store: 'shared' } as const;

export function secondFactorRoutes(api: Api): void {
  const { platform } = api;
  const countTrusted = api.rateLimits.limit('secondFactorDevice', TRIES_OF_NETWORK);
  const countNetwork = api.rateLimits.limit('secondFactorNetwork', TRIES_OF_NETWORK);
  const countUser = api.rateLimits.limit('secondFactorCode', TRIES_OF_STRANGERS);
  bind(api, account.signInWithSecondFactor, async (call) => {
    const device = deviceOf(call, platform);
    const token = await signInWithSecondFactor(platform, call.body, device, {
      countTrusted,
      countNetwork,
      countUser,
    });
    rememberDevice(call, platform, device);
    return { status: 'success' as const, access_token: token };
  });
  bind(api, account.startSecondFactor, (call) =>
    startSecondFactor(platform, call.session.userId, call.body.password),
  );
  bind(api, account.confirmSecondFactor, async (call) => ({
    recovery_codes: await confirmSecondFactor(platform, call.session.userId, call.body.code),
  }));
  bind(api, account.disableSecondFactor, (call) =>
    disableSecondFactor(platform, call.session.userId, call.body),
  );
  bind(api, account.renewRecoveryCodes, async (call) => ({
    recovery_codes: await renewRecoveryCodes(platform, call.session.userId, call.body),
  }));
}
