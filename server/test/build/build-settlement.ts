import type {
  SettlementPayment,
  SettlementReport,
} from '../../src/domains/payments/settlement/settlement.rules.ts';

/** Payments and reports of one order over 500 cents, which tests of settlement change in one respect. */

export const pending: SettlementPayment = {
  id: 'order-1',
  state: 'pending',
  gatewayReference: 'ref-1',
  gatewaySecondaryReference: null,
  chargeMinor: 500,
  chargeCurrency: 'USD',
  capturedMinor: 0,
  capturedCurrency: null,
  returnedMinor: 0,
  capturedCents: 0,
  requestedMinor: 0,
  refunded: false,
  reviewReason: null,
  disputedBy: null,
  dismissedMinor: null,
  knownRefunds: [],
  returnsAreFinal: false,
};
export const paid: SettlementPayment = {
  ...pending,
  state: 'paid',
  capturedMinor: 500,
  capturedCents: 500,
  capturedCurrency: 'USD',
};
export const open: SettlementReport = {
  reference: 'ref-1',
  secondaryReference: null,
  orderId: 'order-1',
  merchantMatches: true,
  state: 'open',
  capturedMinor: 0,
  capturedCurrency: null,
  refundedMinor: 0,
  refunds: [],
};
export const captured: SettlementReport = {
  ...open,
  state: 'paid',
  capturedMinor: 500,
  capturedCurrency: 'USD',
};
