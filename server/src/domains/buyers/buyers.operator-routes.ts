import * as contract from '@sesame/contract/operator-buyers.ts';
import * as notes from '@sesame/contract/operator-notes.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { blockBuyer, unblockBuyer } from './block-buyer.ts';
import { endBuyerSession, endBuyerSessions } from './end-buyer-sessions.ts';
import { exportBuyers, listBuyers } from './list-buyers.ts';
import { addNote, changeNote, deleteNote, listNotes } from './notes.ts';
import { readBuyer } from './read-buyer.ts';

export function buyerOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listBuyers, (call) => listBuyers(platform, call.query));
  bind(api, contract.exportBuyers, (call) => exportBuyers(platform, call.query));
  bind(api, contract.readBuyer, (call) => readBuyer(platform, call.params.id));
  bind(api, contract.endBuyerSession, async ({ params, operator, ip }) => {
    await endBuyerSession(platform, params, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.endBuyerSessions, async ({ params, operator, ip }) => {
    await endBuyerSessions(platform, params.id, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.blockBuyer, async ({ params, body, operator, ip }) => {
    await blockBuyer(platform, { ...params, ...body }, { operator, request: { ip } });
    return {};
  });
  bind(api, contract.unblockBuyer, async ({ params, body, operator, ip }) => {
    await unblockBuyer(platform, { ...params, ...body }, { operator, request: { ip } });
    return {};
  });
  bind(api, notes.listNotes, (call) => listNotes(platform, call.params.id));
  bind(api, notes.addNote, ({ params, body, operator, ip }) =>
    addNote(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, notes.changeNote, ({ params, body, operator, ip }) =>
    changeNote(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, notes.deleteNote, async ({ params, query, operator, ip }) => {
    await deleteNote(platform, { ...params, ...query }, { operator, request: { ip } });
    return {};
  });
}
