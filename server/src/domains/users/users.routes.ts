import type { ErrorCode } from '@sesame/contract/errors.ts';
import { routeLimits } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/users.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { accountRoutes } from './account.routes.ts';
import { deviceOf, keepDevice } from './device-of.ts';
import { getUser } from './get-user.ts';
import { dropBrowserCookie, readBrowserCookie } from './google/browser-cookie.ts';
import { enterByGoogle } from './google/enter-by-google.ts';
import { googleRoutes } from './google/google.routes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { mailedLinkRoutes } from './mailed-links.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { refreshToken } from './refresh-token.ts';
import { registerUser } from './register-user.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { telegramRoutes } from './telegram/telegram.routes.ts';
import { updateUser } from './update-user.ts';
import { userOnWire } from './user-on-wire.ts';
import { viewingRoutes } from './viewing/viewing.routes.ts';

/** They made no account and told nothing about anybody's. */
const TYPING_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'email_invalid',
  'password_short',
  'password_common',
]);

/** @param others what the other domains hold about a person */
export function userRoutes(api: Api, others: readonly PersonalData[]): void {
  mailedLinkRoutes(api);
  googleRoutes(api);
  accountRoutes(api);
  secondFactorRoutes(api);
  privacyRoutes(api, others);
  telegramRoutes(api);
  viewingRoutes(api);
  const { platform } = api;
  const registrations = api.rateLimits.tries('register', { ...routeLimits.register, pauseS: 0 });
  bind(api, contract.register, async (call) => {
    const device = deviceOf(call, platform);
    if ('oauth_google_token' in call.body) {
      const browser = readBrowserCookie(call.headers, platform.publicUrl());
      const token = await enterByGoogle(platform, call.body, browser, device);
      dropBrowserCookie(call, platform.publicUrl());
      keepDevice(call, platform, device);
      return { access_token: token };
    }
    const network = ipPrefix(call.ip);
    await registrations.charge(network);
    try {
      const token = await registerUser(platform, call.body, device);
      keepDevice(call, platform, device);
      return { access_token: token };
    } catch (error) {
      if (error instanceof Refusal && TYPING_ERRORS.has(error.code)) {
        await registrations.forgive(network);
      }
      throw error;
    }
  });
  bind(api, contract.login, async (call) => {
    const device = deviceOf(call, platform);
    const answer = await logIn(platform, call.body, device);
    if (answer.status === 'success') keepDevice(call, platform, device);
    return answer;
  });
  bind(api, contract.refreshToken, async (call) => ({
    key: await refreshToken(platform, call.body.token, deviceOf(call, platform)),
  }));
  bind(api, contract.logout, async (call) => {
    await logOut(platform, call.session);
    call.setHeader('clear-site-data', '"cookies"');
    return {};
  });
  bindInline(api, contract.getUser, async (call) => {
    const user = await getUser(platform, call.tokenHash);
    return user && userOnWire(user);
  });
  const countPasswordTry = api.rateLimits.limitFor('sensitive', 'payout-address');
  bind(api, contract.updateUser, async (call) => {
    const { userId } = call.session;
    if (call.body.password !== undefined) await countPasswordTry(userId);
    return userOnWire(await updateUser(platform, userId, call.body));
  });
}
