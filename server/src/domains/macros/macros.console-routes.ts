import * as contract from '@sesame/contract/console/macros.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { listMacros, readMacro } from './list-macros.ts';
import { previewMacro } from './preview-macro.ts';
import { runMacro } from './run-macro.ts';
import { archiveMacro, createMacro, editMacro } from './write-macro.ts';

export function macroConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listMacros, () => listMacros(platform));
  bind(api, contract.readMacro, ({ params }) => readMacro(platform, params.id));
  bindIdempotent(api, contract.createMacro, ({ body, operator, ip }, once) =>
    once((inCall) => createMacro(inCall, body, { operator, request: { ip } })),
  );
  bind(api, contract.editMacro, ({ params, body, operator, ip }) =>
    editMacro(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, contract.archiveMacro, ({ params, body, operator, ip }) =>
    archiveMacro(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, contract.previewMacro, ({ params, query, operator }) =>
    previewMacro(platform, { ...params, ...query, operator }),
  );
  bindIdempotent(api, contract.runMacro, ({ params, body, operator, ip }, once) =>
    runMacro(
      platform,
      once,
      { ticketId: params.id, macroId: params.macro, ...body },
      { operator, request: { ip } },
    ),
  );
}
