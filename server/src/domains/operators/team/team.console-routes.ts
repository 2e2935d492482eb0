import * as contract from '@sesame/contract/console/team.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changeRole, setDisabled } from './change-team-member.ts';
import { inviteOperator, resetOperatorAccess, withdrawInvitation } from './invite-operator.ts';
import { listTeam } from './list-team.ts';

export function teamRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listTeam, () => listTeam(platform));
  bind(api, contract.inviteOperator, (call) =>
    inviteOperator(platform, call.body, {
      operator: call.operator,
      request: call,
      language: call.language,
    }),
  );
  bind(api, contract.withdrawInvitation, async ({ params, operator, ip }) => {
    await withdrawInvitation(platform, params.id, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.resetOperatorAccess, ({ params, body, operator, ip, language }) =>
    resetOperatorAccess(platform, { ...params, ...body }, { operator, request: { ip }, language }),
  );
  bind(api, contract.changeOperatorRole, ({ params, body, operator, ip }) =>
    changeRole(platform, { ...params, ...body }, body.role, { operator, request: { ip } }),
  );
  bind(api, contract.disableOperator, ({ params, body, operator, ip }) =>
    setDisabled(platform, { ...params, ...body }, body.disabled, { operator, request: { ip } }),
  );
  bind(api, contract.readInvitation, (call) => readInvitation(platform, call.body.token));
  bind(api, contract.acceptInvitation, (call) =>
    acceptInvitation(platform, call.body, {
      ip: call.ip,
      userAgent: call.headers['user-agent'] ?? '',
    }),
  );
}
