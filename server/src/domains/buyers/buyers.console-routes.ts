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
  bindList(api, contract.listBuyers, (_call, reading) => listBuyers(reading));
  bind(api, contract.readBuyer, (call) => readBuyer(platform, call.params.id));
  bind(api, contract.endBuyerSession, ({ params, by }) => endBuyerSession(platform, params, by));
  bind(api, contract.endBuyerSessions, ({ params, by }) =>
    endBuyerSessions(platform, params.id, by),
  );
  bind(api, contract.blockBuyer, ({ params, body, by }) =>
    blockBuyer(platform, { ...params, ...body }, by),
  );
  bind(api, contract.unblockBuyer, ({ params, body, by }) =>
    unblockBuyer(platform, { ...params, ...body }, by),
  );
  bind(api, notes.listNotes, (call) => listNotes(platform, call.params.id));
  bindIdempotent(api, notes.addNote, ({ params, body, by }, once) =>
    once((inCall) => addNote(inCall, { ...params, ...body }, by)),
  );
  bind(api, notes.changeNote, ({ params, body, by }) =>
    changeNote(platform, { ...params, ...body }, by),
  );
  bind(api, notes.deleteNote, ({ params, query, by }) =>
    deleteNote(platform, { ...params, ...query }, by),
  );
  bind(api, accounts.forcePasswordReset, ({ params, body, by }) =>
    forcePasswordReset(platform, { ...params, ...body }, by),
  );
  bind(api, accounts.removeBuyerSecondFactor, ({ params, body, by }) =>
    removeBuyerSecondFactor(platform, { ...params, ...body }, by),
  );
  bind(api, accounts.resendBuyerConfirmation, ({ params, by }) =>
    resendBuyerConfirmation(platform, params.id, by),
  );
  bind(api, accounts.exportBuyerData, ({ params, body, by }) =>
    exportBuyerData(platform, { ...params, ...body }, data, by),
  );
  bind(api, accounts.scheduleBuyerDeletion, ({ params, body, by }) =>
    scheduleBuyerDeletion(platform, { ...params, ...body }, by),
  );
  bind(api, accounts.cancelBuyerDeletion, ({ params, body, by }) =>
    cancelBuyerDeletion(platform, { ...params, ...body }, by),
  );
  bind(api, accounts.impersonateBuyer, ({ params, body, by }) =>
    impersonateBuyer(platform, { ...params, ...body }, by),
  );
}
