import * as account from '@sesame/contract/account.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { deviceOf } from '../device-of.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { logInSecondFactor } from './log-in-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startSecondFactor } from './start-second-factor.ts';

/** Codes tried at one user's sign-in per hour, whoever tries them: a million codes take longer than a life. */
const CODE_TRIES = { max: 20, windowS: 3_600, store: 'shared' } as const;

export function secondFactorRoutes(api: Api): void {
  const { platform } = api;
  const countCodeTry = api.rateLimits.limit('secondFactorCode', CODE_TRIES);
  bind(api, account.loginSecondFactor, async (call) => ({
    status: 'success' as const,
    access_token: await logInSecondFactor(platform, call.body, deviceOf(call), countCodeTry),
  }));
  bind(api, account.startSecondFactor, (call) =>
    startSecondFactor(platform, call.session.userId, call.body.password),
  );
  bind(api, account.confirmSecondFactor, async (call) => ({
    recovery_codes: await confirmSecondFactor(platform, call.session.userId, call.body.code),
  }));
  bind(api, account.disableSecondFactor, async (call) => {
    await disableSecondFactor(platform, call.session.userId, call.body);
    return {};
  });
  bind(api, account.renewRecoveryCodes, async (call) => ({
    recovery_codes: await renewRecoveryCodes(platform, call.session.userId, call.body),
  }));
}
