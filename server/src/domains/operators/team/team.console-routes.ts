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
  bind(api, contract.inviteOperator, ({ body, by, language }) =>
    inviteOperator(platform, body, { ...by, language }),
  );
  bind(api, contract.withdrawInvitation, ({ params, by }) =>
    withdrawInvitation(platform, params.id, by),
  );
  bind(api, contract.resetOperatorAccess, ({ params, body, by, language }) =>
    resetOperatorAccess(platform, { ...params, ...body }, { ...by, language }),
  );
  bind(api, contract.changeOperatorRole, ({ params, body, by }) =>
    changeRole(platform, { ...params, ...body }, body.role, by),
  );
  bind(api, contract.disableOperator, ({ params, body, by }) =>
    setDisabled(platform, { ...params, ...body }, body.disabled, by),
  );
  bind(api, contract.readInvitation, (call) => readInvitation(platform, call.body.token));
  bind(api, contract.acceptInvitation, (call) =>
    acceptInvitation(platform, call.body, {
      ip: call.ip,
      userAgent: call.headers['user-agent'] ?? '',
    }),
  );
}
