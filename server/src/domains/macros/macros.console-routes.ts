import * as contract from '@sesame/contract/console/macros.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { listMacros, readMacro } from './list-macros.ts';
import { previewMacro } from './preview-macro.ts';
import { previewReply } from './preview-reply.ts';
import { runMacro } from './run-macro.ts';
import { archiveMacro, createMacro, editMacro } from './write-macro.ts';

export function macroConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listMacros, (_call, reading) => listMacros(reading));
  bind(api, contract.readMacro, ({ params }) => readMacro(platform, params.id));
  bindIdempotent(api, contract.createMacro, ({ body, by }, once) =>
    once((inCall) => createMacro(inCall, body, by)),
  );
  bind(api, contract.editMacro, ({ params, body, by }) =>
    editMacro(platform, { ...params, ...body }, by),
  );
  bind(api, contract.archiveMacro, ({ params, body, by }) =>
    archiveMacro(platform, { ...params, ...body }, by),
  );
  bind(api, contract.previewMacro, ({ params, query, operator }) =>
    previewMacro(platform, { ...params, ...query, operator }),
  );
  bind(api, contract.previewReply, ({ params }) => previewReply(platform, params));
  bindIdempotent(api, contract.runMacro, ({ params, body, by }, once) =>
    runMacro(platform, once, { ticketId: params.id, macroId: params.macro, ...body }, by),
  );
}
