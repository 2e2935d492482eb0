import type { ErrorCode } from '@sesame/contract/shared/errors.ts';
import { routeLimits } from '@sesame/contract/shared/limits.ts';
import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { accountRoutes } from './account.routes.ts';
import { getUser } from './get-user.ts';
import { dropBrowserCookie, readBrowserCookie } from './google/browser-cookie.ts';
import { googleRoutes } from './google/google.routes.ts';
import { signInWithGoogle } from './google/sign-in-with-google.ts';
import { impersonationRoutes } from './impersonation/impersonation.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { mailedLinkRoutes } from './registration/mailed-links.routes.ts';
import { registerUser } from './registration/register-user.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { serializeUser } from './serialize-user.ts';
import { refreshToken } from './sessions/refresh-token.ts';
import { signOut } from './sessions/sign-out.ts';
import { deviceOf, rememberDevice } from './sign-in/device-of.ts';
import { signInWithPassword } from './sign-in/sign-in-with-password.ts';
import type { OperatorChats } from './telegram/operator-chats.ts';
import { telegramRoutes } from './telegram/telegram.routes.ts';
import { updateUser } from './update-user.ts';

/**
 * Refusals that do not count against the registration limit: no account was created and nothing about existing accounts
 * was revealed.
 */
const TYPING_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'email_invalid',
  'password_short',
  'password_common',
]);

/**
 * @param others readers of the other domains' personal data
 * @param operatorChats what the bot does in the chats of operators
 */
export function userRoutes(
  api: Api,
  { others, operatorChats }: { others: readonly PersonalData[]; operatorChats: OperatorChats },
): void {
  mailedLinkRoutes(api);
  googleRoutes(api);
  accountRoutes(api);
  secondFactorRoutes(api);
  privacyRoutes(api, others);
  telegramRoutes(api, operatorChats);
  impersonationRoutes(api);
  const { platform } = api;
  const registrations = api.rateLimits.tries('register', { ...routeLimits.register, pauseS: 0 });
  bind(api, contract.register, async (call) => {
    const device = deviceOf(call, platform);
    if ('oauth_google_token' in call.body) {
      const browser = readBrowserCookie(call.headers, platform.publicUrl());
      const token = await signInWithGoogle(platform, call.body, browser, device);
      dropBrowserCookie(call, platform.publicUrl());
      rememberDevice(call, platform, device);
      return { access_token: token };
    }
    const network = ipPrefix(call.ip);
    await registrations.charge(network);
    try {
      const token = await registerUser(platform, call.body, device);
      rememberDevice(call, platform, device);
      return { access_token: token };
    } catch (error) {
      if (error instanceof Refusal && TYPING_ERRORS.has(error.code)) {
        await registrations.undoCharge(network);
      }
      throw error;
    }
  });
  bind(api, contract.login, async (call) => {
    const device = deviceOf(call, platform);
    const answer = await signInWithPassword(platform, call.body, device);
    if (answer.status === 'success') rememberDevice(call, platform, device);
    return answer;
  });
  bind(api, sessionContract.refreshToken, async (call) => ({
    key: await refreshToken(platform, call.body.token, deviceOf(call, platform)),
  }));
  bind(api, sessionContract.logout, async (call) => {
    await signOut(platform, call.session);
    call.setHeader('clear-site-data', '"cookies"');
  });
  bindInline(api, sessionContract.getUser, async (call) => {
    const user = await getUser(platform, call.tokenHash);
    return user && serializeUser(user);
  });
  const countPasswordTry = api.rateLimits.limitFor('sensitive', 'payout-address');
  bind(api, sessionContract.updateUser, async (call) => {
    const { userId } = call.session;
    if (call.body.password !== undefined) await countPasswordTry(userId);
    return serializeUser(await updateUser(platform, userId, call.body));
  });
}
