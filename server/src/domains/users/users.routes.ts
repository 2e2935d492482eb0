import * as contract from '@sesame/contract/users.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { CallContext } from '../../platform/http/call.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { getUser } from './get-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { Device } from './open-session.ts';
import { refreshToken } from './refresh-token.ts';
import { registerUser } from './register-user.ts';
import { updateUser } from './update-user.ts';
import { userOnWire } from './user-on-wire.ts';

export function userRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.register, async (call) => ({
    access_token: await registerUser(platform, call.body, deviceOf(call)),
  }));
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
