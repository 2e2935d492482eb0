import * as contract from '@sesame/contract/console/payments/transfers.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { bindReading } from '../../../platform/http/lists/bind-reading.ts';
import { acceptTransfer } from './accept-transfer.ts';
import { findTransfers, listWaitingTransfers, readTransfer } from './list-transfers.ts';
import { openProof } from './open-proof.ts';
import { refuseProof } from './refuse-proof.ts';
import { normalizeBankReference } from './transfers.rules.ts';

export function transferConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listTransferProofs, (_call, reading) => listWaitingTransfers(reading));
  bindReading(api, contract.findTransfers, (call, reading) => findTransfers(reading, call.query));
  bind(api, contract.readTransfer, (call) => readTransfer(platform, call.params));
  bind(api, contract.openTransferProof, (call) => openProof(platform, call.params.id, call.by));
  bind(api, contract.acceptTransfer, ({ params, body, by }) =>
    acceptTransfer(platform, {
      paymentId: params.id,
      seen: {
        bankReference: normalizeBankReference(body.bank_reference),
        // Assumes two decimals. Money in a currency other than that of the charge is held for review anyway.
        receivedMinor: centsFromDollars(body.received),
        currency: body.currency,
      },
      reason: body.reason,
      by,
    }),
  );
  bind(api, contract.refuseTransferProof, ({ params, body, by }) =>
    refuseProof(platform, {
      proofId: params.id,
      reason: body.reason,
      by,
    }),
  );
}
