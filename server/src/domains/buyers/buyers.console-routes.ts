import * as accounts from '@sesame/contract/console/accounts.ts';
import * as contract from '@sesame/contract/console/buyers.ts';
import * as notes from '@sesame/contract/console/notes.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { blockBuyer, unblockBuyer } from './block-buyer.ts';
import { cancelBuyerDeletion, exportBuyerData, scheduleBuyerDeletion } from './buyer-privacy.ts';
import { endBuyerSession, endBuyerSessions } from './end-buyer-sessions.ts';
import { impersonateBuyer } from './impersonate-buyer.ts';
import { listBuyers } from './list-buyers.ts';
import { addNote, changeNote, deleteNote, listNotes } from './notes.ts';
import { readBuyer } from './read-buyer.ts';
import {
  forcePasswordReset,
  removeBuyerSecondFactor,
  resendBuyerConfirmation,
} from './rescue-buyer.ts';

/** @param data readers of the personal data held by the other domains */
export function buyerConsoleRoutes(api: Api, data: readonly PersonalData[]): void {
  const { platform } = api;
  bindList(api, contract.listBuyers, () => listBuyers(platform));
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
  bindIdempotent(api, notes.addNote, ({ params, body, operator, ip }, once) =>
    once((inCall) => addNote(inCall, { ...params, ...body }, { operator, request: { ip } })),
  );
  bind(api, notes.changeNote, ({ params, body, operator, ip }) =>
    changeNote(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, notes.deleteNote, async ({ params, query, operator, ip }) => {
    await deleteNote(platform, { ...params, ...query }, { operator, request: { ip } });
    return {};
  });
  bind(api, accounts.forcePasswordReset, ({ params, body, operator, ip }) =>
    forcePasswordReset(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, accounts.removeBuyerSecondFactor, async ({ params, body, operator, ip }) => {
    const by = { operator, request: { ip } };
    await removeBuyerSecondFactor(platform, { ...params, ...body }, by);
    return {};
  });
  bind(api, accounts.resendBuyerConfirmation, async ({ params, operator, ip }) => {
    await resendBuyerConfirmation(platform, params.id, { operator, request: { ip } });
    return {};
  });
  bind(api, accounts.exportBuyerData, ({ params, body, operator, ip }) =>
    exportBuyerData(platform, { ...params, ...body }, data, { operator, request: { ip } }),
  );
  bind(api, accounts.scheduleBuyerDeletion, ({ params, body, operator, ip }) =>
    scheduleBuyerDeletion(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, accounts.cancelBuyerDeletion, async ({ params, body, operator, ip }) => {
    await cancelBuyerDeletion(platform, { ...params, ...body }, { operator, request: { ip } });
    return {};
  });
  bind(api, accounts.impersonateBuyer, ({ params, body, operator, ip }) =>
    impersonateBuyer(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
}
