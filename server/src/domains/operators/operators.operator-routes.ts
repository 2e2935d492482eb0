import * as contract from '@sesame/contract/operators.ts';
import { permissionsOf } from '@sesame/contract/permissions.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { readDeviceCookie, setDeviceCookie } from '../../platform/http/device-cookie.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { actRoutes } from './acts.operator-routes.ts';
import { confirmOperator } from './confirm-operator.ts';
import { enterByOwnerLink } from './enter-by-owner-link.ts';
import { logInOperator } from './log-in-operator.ts';
import { logOutOperator } from './log-out-operator.ts';
import { endOtherSessions, listOwnSessions } from './own-sessions.ts';
import { staffRoutes } from './staff.operator-routes.ts';

/** Names a browser that signed in with a code, whose owner waits for nobody else's guesses. */
const DEVICE_COOKIE = 'sesame-console-device';

export function operatorRoutes(api: Api): void {
  const { platform } = api;
  actRoutes(api);
  staffRoutes(api);
  bind(api, contract.operatorLogin, async (call) => {
    const cookie = readDeviceCookie(call.headers, platform.publicUrl(), DEVICE_COOKIE);
    const newCookie = platform.ids.token();
    const answer = await logInOperator(platform, call.body, {
      ip: call.ip,
      ipPrefix: ipPrefix(call.ip),
      userAgent: call.headers['user-agent'] ?? '',
      cookie,
      newCookie,
    });
    setDeviceCookie(call, platform.publicUrl(), DEVICE_COOKIE, cookie ?? newCookie);
    return answer;
  });
  bind(api, contract.enterByOwnerLink, (call) =>
    enterByOwnerLink(platform, call.body.ticket, {
      ip: call.ip,
      userAgent: call.headers['user-agent'] ?? '',
    }),
  );
  bind(api, contract.getOperatorSession, ({ operator }) => ({
    operator: { id: operator.id, name: operator.name, role: operator.role },
    permissions: [...permissionsOf[operator.role]],
    ends_at: operator.endsAt.toISOString(),
  }));
  bind(api, contract.confirmOperator, (call) =>
    confirmOperator(platform, call.operator, call.body, call),
  );
  bind(api, contract.listOperatorSessions, (call) => listOwnSessions(platform, call.operator));
  bind(api, contract.endOtherOperatorSessions, (call) =>
    endOtherSessions(platform, call.operator, call),
  );
  bind(api, contract.operatorLogout, async (call) => {
    await logOutOperator(platform, call.operator, call);
    return {};
  });
}
