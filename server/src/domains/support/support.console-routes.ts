import * as contract from '@sesame/contract/console/tickets.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { openAttachment } from './attachments/download-attachment.ts';
import { uploadAttachment } from './attachments/upload-attachment.ts';
import { listMergeTargets, mergeTicket } from './merging/merge-ticket.ts';
import { followTicket, openTicket } from './open-ticket.ts';
import { assignTicket, listAssignees } from './queue/assign-ticket.ts';
import { listQueue } from './queue/list-queue.ts';
import { moveTicket, type TicketMove } from './queue/move-ticket.ts';
import { prioritizeTicket } from './queue/prioritize-ticket.ts';
import { readBuyerOfTicket } from './queue/read-buyer-of-ticket.ts';
import { noteOnTicket, replyToTicket } from './queue/reply-to-ticket.ts';
import { writeToBuyer } from './queue/write-to-buyer.ts';

export function supportConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listQueue, ({ operator }, reading) => listQueue(reading, operator));
  bind(api, contract.listAssignees, () => listAssignees(platform));
  bind(api, contract.readBuyerOfTicket, (call) => readBuyerOfTicket(platform, call.params.id));
  bind(api, contract.openTicket, (call) =>
    openTicket(platform, { id: call.params.id, before: call.query.before }, call.by),
  );
  bind(api, contract.followTicket, (call) =>
    followTicket(platform, { id: call.params.id, after: call.query.after }),
  );
  bindIdempotent(api, contract.replyToTicket, ({ params, body, by }, once) =>
    once((inCall) => replyToTicket(inCall, params.id, body, by)),
  );
  bindIdempotent(api, contract.writeToBuyer, ({ params, body, by }, once) =>
    once((inCall) => writeToBuyer(inCall, { ...params, ...body }, by)),
  );
  bindIdempotent(api, contract.noteOnTicket, ({ params, body, by }, once) =>
    once((inCall) => noteOnTicket(inCall, params.id, body, by)),
  );
  bind(api, contract.assignTicket, (call) =>
    assignTicket(platform, { id: call.params.id, operatorId: call.body.operator }, call.by),
  );
  bind(api, contract.prioritizeTicket, ({ params, body, by }) =>
    prioritizeTicket(platform, { ...params, ...body }, by),
  );
  bind(api, contract.listMergeTargets, ({ params }) => listMergeTargets(platform, params.id));
  bindIdempotent(api, contract.mergeTicket, ({ params, body, by }, once) =>
    once((inCall) => mergeTicket(inCall, { ...params, ...body }, by)),
  );
  moves(api);
  bind(api, contract.openAttachment, (call) => openAttachment(platform, call.params));
  bind(api, contract.uploadReplyAttachment, async (call) => {
    const limit = { maxBytes: ATTACHMENT_MAX_BYTES, tooLarge: 'attachment_too_large' } as const;
    const file = await call.readUpload(limit);
    return uploadAttachment(platform, { operatorId: call.operator.id }, file);
  });
}

function moves(api: Api): void {
  const routes = [
    [contract.holdTicket, 'hold'],
    [contract.resolveTicket, 'resolve'],
    [contract.closeTicket, 'close'],
    [contract.reopenTicket, 'reopen'],
  ] as const satisfies readonly (readonly [unknown, TicketMove])[];
  for (const [route, move] of routes) {
    bind(api, route, ({ params, body, operator, ...request }) =>
      moveTicket(api.platform, { id: params.id, move, reason: body.reason }, { operator, request }),
    );
  }
}
