import * as contract from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { readUndo } from './read-undo.ts';
import { readUndoLinkOf, undoByLink } from './undo-by-link.ts';
import { undoOwnRenewal } from './undo-own-renewal.ts';

export function renewalUndoRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.readRenewalUndo, ({ session: { userId }, params }) =>
    readUndo(platform, { id: params.id, userId }),
  );
  bindIdempotent(api, contract.undoRenewal, ({ session: { userId }, params, body }, once) =>
    undoOwnRenewal(platform, once, {
      ...{ id: params.id, userId, expectedTotal: body.expected_total },
    }),
  );
  bind(api, contract.readUndoLink, ({ body }) => readUndoLinkOf(platform, body.token));
  bind(api, contract.undoByLink, ({ body: { token, expected_total: expectedTotal } }) =>
    undoByLink(platform, { token, expectedTotal }),
  );
}
