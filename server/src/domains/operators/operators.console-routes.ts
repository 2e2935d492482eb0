import * as contract from '@sesame/contract/console/operators.ts';
import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { readDeviceCookie, setDeviceCookie } from '../../platform/http/device-cookie.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import { auditLogRoutes } from './audit-log/audit-log.console-routes.ts';
import { changeOwnPassword, renameOwnOperator } from './sign-in/change-own-account.ts';
import { confirmOperator } from './sign-in/confirm-operator.ts';
import { countOwnRecoveryCodes, renewOwnRecoveryCodes } from './sign-in/own-recovery-codes.ts';
import { endOtherSessions, listOwnSessions } from './sign-in/own-sessions.ts';
import { signInOperator } from './sign-in/sign-in-operator.ts';
import { signInWithOwnerLink } from './sign-in/sign-in-with-owner-link.ts';
import { signOutOperator } from './sign-in/sign-out-operator.ts';
import { readOwnerSetup, startOwnerSetup } from './sign-in/start-owner-setup.ts';
import { teamRoutes } from './team/team.console-routes.ts';

/** Identifies a browser that has signed in with a code; it is not delayed by wrong tries from elsewhere. */
const DEVICE_COOKIE = 'sesame-console-device';

export function operatorRoutes(api: Api): void {
  const { platform } = api;
  auditLogRoutes(api);
  teamRoutes(api);
  bind(api, contract.signInOperator, async (call) => {
    const cookie = readDeviceCookie(call.headers, platform.publicUrl(), DEVICE_COOKIE);
    const newCookie = platform.ids.token();
    const answer = await signInOperator(platform, call.body, {
      ip: call.ip,
      ipPrefix: ipPrefix(call.ip),
      userAgent: call.headers['user-agent'] ?? '',
      cookie,
      newCookie,
      language: call.language,
    });
    setDeviceCookie(call, platform.publicUrl(), DEVICE_COOKIE, cookie ?? newCookie);
    return answer;
  });
  bind(api, contract.signInWithOwnerLink, (call) =>
    signInWithOwnerLink(platform, call.body.ticket, {
      ip: call.ip,
      userAgent: call.headers['user-agent'] ?? '',
    }),
  );
  bind(api, contract.getOwnerSetup, () => readOwnerSetup(platform));
  bind(api, contract.startOwnerSetup, ({ body }) => startOwnerSetup(platform, body));
  bind(api, contract.countOperatorRecoveryCodes, ({ operator }) =>
    countOwnRecoveryCodes(platform, operator),
  );
  bind(api, contract.renewOperatorRecoveryCodes, ({ by }) => renewOwnRecoveryCodes(platform, by));
  bind(api, contract.getOperatorSession, ({ operator }) => ({
    time_zone: platform.config.shop().timeZone,
    operator: { id: operator.id, name: operator.name, role: operator.role },
    permissions: [...permissionsOf[operator.role]],
    ends_at: operator.endsAt.toISOString(),
  }));
  bind(api, contract.confirmOperator, (call) =>
    confirmOperator(platform, call.operator, call.body, call),
  );
  bind(api, contract.renameOwnOperator, (call) =>
    renameOwnOperator(platform, call.body.name, call.by),
  );
  bind(api, contract.changeOwnPassword, (call) =>
    changeOwnPassword(platform, call.body.password, call.by),
  );
  bind(api, contract.listOperatorSessions, (call) => listOwnSessions(platform, call.operator));
  bind(api, contract.endOtherOperatorSessions, (call) =>
    endOtherSessions(platform, call.operator, call),
  );
  bind(api, contract.signOutOperator, (call) => signOutOperator(platform, call.operator, call));
}
