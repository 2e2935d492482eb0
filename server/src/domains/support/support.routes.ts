import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import * as contract from '@sesame/contract/shop/support.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { downloadAttachment } from './attachments/download-attachment.ts';
import { uploadAttachment } from './attachments/upload-attachment.ts';
import { createTicket } from './create-ticket.ts';
import { getSupportConfig } from './get-support-config.ts';
import { getTicket, listTickets } from './list-tickets.ts';
import { markTicketRead } from './mark-ticket-read.ts';
import { listMessages } from './messages/list-messages.ts';
import { sendMessage } from './messages/send-message.ts';
import { attachmentUrl } from './messages/serialize-message.ts';

export function supportRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getSupportConfig, () => getSupportConfig(platform));
  bindInline(api, contract.listTickets, (call) =>
    listTickets(platform, call.tokenHash, call.query),
  );
  bindInline(api, contract.getTicket, (call) =>
    getTicket(platform, call.tokenHash, call.query.ticket_id),
  );
  bindInline(api, contract.listMessages, (call) =>
    listMessages(platform, call.tokenHash, call.query),
  );
  bindIdempotent(api, contract.createTicket, ({ session, body }, once) =>
    once(async (inCall) => ({ id: await createTicket(inCall, session.userId, body) })),
  );
  bindIdempotent(api, contract.sendMessage, ({ session, body }, once) =>
    once((inCall) => sendMessage(inCall, session.userId, body)),
  );
  bind(api, contract.markTicketRead, (call) =>
    markTicketRead(platform, call.session.userId, call.body),
  );
  bind(api, contract.uploadAttachment, async (call) => {
    const limit = { maxBytes: ATTACHMENT_MAX_BYTES, tooLarge: 'attachment_too_large' } as const;
    const file = await call.readUpload(limit);
    const stored = await uploadAttachment(platform, { userId: call.session.userId }, file);
    return { ...stored, url: attachmentUrl(stored.id) };
  });
  bind(api, contract.downloadAttachment, (call) =>
    downloadAttachment(platform, call.session.userId, call.params.id),
  );
}
