import * as contract from '@sesame/contract/users.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { CallContext } from '../../platform/http/call.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { getUser } from './get-user.ts';
import { dropBrowserCookie, readBrowserCookie } from './google/browser-cookie.ts';
import { enterByGoogle } from './google/enter-by-google.ts';
import { googleRoutes } from './google/google.routes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { mailedLinkRoutes } from './mailed-links.routes.ts';
import type { Device } from './open-session.ts';
import { refreshToken } from './refresh-token.ts';
import { registerUser } from './register-user.ts';
import { updateUser } from './update-user.ts';
import type { UserRow } from './users.store.ts';

export function userRoutes(api: Api): void {
  mailedLinkRoutes(api);
  googleRoutes(api);
  const { platform } = api;
  const countRegistration = api.rateLimits.limitFor('register');
  bind(api, contract.register, async (call) => {
    if ('oauth_google_token' in call.body) {
      const browser = readBrowserCookie(call.headers, platform.publicUrl());
      const token = await enterByGoogle(platform, call.body, browser, deviceOf(call));
      dropBrowserCookie(call, platform.publicUrl());
      return { access_token: token };
    }
    await countRegistration(ipPrefix(call.ip));
    return { access_token: await registerUser(platform, call.body, deviceOf(call)) };
  });
  bind(api, contract.login, async (call) => ({
    status: 'success' as const,
    access_token: await logIn(platform, call.body, deviceOf(call)),
  }));
  bind(api, contract.refreshToken, async (call) => ({
    key: await refreshToken(platform, call.body.token, deviceOf(call)),
  }));
  bind(api, contract.logout, async (call) => {
    await logOut(platform, call.session.tokenHash);
    call.setHeader('clear-site-data', '"cookies"');
    return {};
  });
  bindInline(api, contract.getUser, async (call) => {
    const user = await getUser(platform, call.tokenHash);
    return user && userOnWire(user);
  });
  bind(api, contract.updateUser, async (call) =>
    userOnWire(await updateUser(platform, call.session.userId, call.body)),
  );
}

function deviceOf(call: CallContext): Device {
  return { userAgent: call.headers['user-agent'] ?? '', ipPrefix: ipPrefix(call.ip) };
}

function userOnWire(user: UserRow): contract.User {
  return {
    uid: user.id,
    username: user.username,
    email: user.email,
    email_confirmed: user.email_confirmed_at !== null,
    image_url: user.image_url,
    trc20_address: user.trc20_address,
    tg_data:
      user.tg_first_name === null
        ? null
        : { first_name: user.tg_first_name, last_name: user.tg_last_name },
    language: user.language,
    coupon: user.coupon,
  };
}
