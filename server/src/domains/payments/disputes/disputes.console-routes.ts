import * as contract from '@sesame/contract/console/payments/disputes.ts';
import { DISPUTE_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { createPdfDrawer } from '../receipts/draw-pdf.ts';
import { acceptDispute, sendDisputeEvidence } from './answer-dispute.ts';
import { downloadEvidence } from './download-evidence.ts';
import { previewEvidence } from './preview-evidence.ts';
import { uploadDisputeFile } from './upload-dispute-file.ts';

export function disputeConsoleRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const pdf = createPdfDrawer();
  api.fastify.addHook('onClose', () => pdf.close());
  const of = ({ id, reference }: { id: string; reference: string }) => ({
    paymentId: id,
    reference,
  });
  bind(api, contract.previewEvidence, ({ params }) => previewEvidence(platform, of(params)));
  bind(api, contract.downloadEvidence, ({ params, query, by }) =>
    downloadEvidence(platform, pdf, { ...of(params), ...query }, by),
  );
  bind(api, contract.uploadDisputeFile, async ({ params, readUpload, operator }) => {
    const limit = { maxBytes: DISPUTE_FILE_MAX_BYTES, tooLarge: 'payload_too_large' } as const;
    const upload = await readUpload(limit);
    return uploadDisputeFile(platform, { ...of(params), operatorId: operator.id, upload });
  });
  bind(api, contract.sendDisputeEvidence, ({ params, body, by }) =>
    sendDisputeEvidence(platform, { gateways, pdf }, { ...of(params), ...body, ...by }),
  );
  bind(api, contract.acceptDispute, ({ params, body, by }) =>
    acceptDispute(platform, gateways, { ...of(params), ...body, ...by }),
  );
}
