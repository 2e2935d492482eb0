import * as contract from '@sesame/contract/operator-macros.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { listMacros, readMacro } from './list-macros.ts';
import { previewMacro } from './preview-macro.ts';
import { runMacro } from './run-macro.ts';
import { archiveMacro, createMacro, editMacro } from './write-macro.ts';

export function macroOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listMacros, ({ query }) => listMacros(platform, query));
  bind(api, contract.readMacro, ({ params }) => readMacro(platform, params.id));
  bind(api, contract.createMacro, ({ body, operator, ip }) =>
    createMacro(platform, body, { operator, request: { ip } }),
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
  bind(api, contract.runMacro, ({ params, body, operator, ip }) =>
    runMacro(
      platform,
      { ticketId: params.id, macroId: params.macro, ...body },
      { operator, request: { ip } },
    ),
  );
}
