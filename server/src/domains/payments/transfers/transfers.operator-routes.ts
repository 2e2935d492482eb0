import { centsFromDollars } from '@sesame/contract/money.ts';
import * as contract from '@sesame/contract/operator-transfers.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { acceptTransfer } from './accept-transfer.ts';
import { findTransfers, listWaitingTransfers } from './list-transfers.ts';
import { openReceipt } from './open-receipt.ts';
import { refuseReceipt } from './refuse-receipt.ts';
import { bankReferenceOf } from './transfers.rules.ts';

export function transferOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listTransferReceipts, (call) => listWaitingTransfers(platform, call.query));
  bind(api, contract.findTransfers, (call) => findTransfers(platform, call.query));
  bind(api, contract.openTransferReceipt, (call) =>
    openReceipt(platform, call.params.id, { operator: call.operator, request: call }),
  );
  bind(api, contract.acceptTransfer, ({ params, body, operator, ...request }) =>
    acceptTransfer(platform, {
      paymentId: params.id,
      seen: {
        bankReference: bankReferenceOf(body.bank_reference),
        // Of any currency with two decimals; others are held for review whatever their sum.
        receivedMinor: centsFromDollars(body.received),
        currency: body.currency,
      },
      reason: body.reason,
      by: { operator, request },
    }),
  );
  bind(api, contract.refuseTransferReceipt, ({ params, body, operator, ...request }) =>
    refuseReceipt(platform, {
      receiptId: params.id,
      reason: body.reason,
      by: { operator, request },
    }),
  );
}
