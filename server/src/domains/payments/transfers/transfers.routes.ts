import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import * as contract from '@sesame/contract/shop/transfers.ts';
import { bind, bindInline } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { getTransfer } from './get-transfer.ts';
import { submitProof } from './submit-proof.ts';

export function transferRoutes(api: Api, gateways: Gateways): void {
  const { platform } = api;
  bindInline(api, contract.getTransfer, (call) =>
    getTransfer(platform, gateways, { tokenHash: call.tokenHash, id: call.params.id }),
  );
  bind(api, contract.sendTransferProof, async (call) => {
    const limit = { maxBytes: ATTACHMENT_MAX_BYTES, tooLarge: 'attachment_too_large' } as const;
    const { bytes } = await call.readUpload(limit);
    const { userId, tokenHash } = call.session;
    const { id } = call.params;
    await submitProof(platform, { userId, paymentId: id, bytes });
    return (await getTransfer(platform, gateways, { tokenHash, id })) ?? refuse('unauthorized');
  });
}
