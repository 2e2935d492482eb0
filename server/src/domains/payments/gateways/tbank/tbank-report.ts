import type { ProviderValues } from '../provider.ts';
import { isPrepayment } from '../receipt-texts.ts';
import type { GatewayReport } from '../report.ts';
import { holdsMoney, isProduction, stateOf, type TbankState } from './tbank-wire.ts';

/** Maps the state of a payment at the bank to a report. */
export function tbankReports(values: ProviderValues, live: boolean) {
  const { apiBase = '', terminalKey = '', taxation = '', paymentMethod = '' } = values;
  // The test environment takes the live terminal, and production takes the DEMO terminal: either makes it test money.
  const takesRealMoney = isProduction(new URL(apiBase)) && !terminalKey.endsWith('DEMO');

  /** The bank reports receipts by webhook alone: until then they wait. */
  function ownReceipt({ Status: status, Amount: amount }: TbankState): Partial<GatewayReport> {
    if (taxation === '' || status !== 'CONFIRMED') return {};
    const receipt = {
      kind: 'payment',
      source: 'webhook',
      state: 'waiting',
      amountMinor: amount,
    } as const;
    const unknown = { refund: null, reference: null, failure: null, fiscal: null };
    return {
      receipts: [{ ...receipt, ...unknown }],
      closesPrepayment: isPrepayment(paymentMethod),
    };
  }

  return (state: TbankState): GatewayReport => {
    const known = stateOf(state.Status);
    const neutral = known ?? 'processing';
    const captured = holdsMoney(state.Status) ? state.Amount : 0;
    return {
      reference: state.OrderId,
      secondaryReference: state.PaymentId,
      orderId: state.OrderId,
      merchantMatches: state.TerminalKey === terminalKey && takesRealMoney === live,
      state: neutral,
      capturedMinor: captured,
      capturedCurrency: captured > 0 ? 'RUB' : null,
      refundedMinor: state.Status === 'CONFIRMED' || captured === 0 ? 0 : null,
      refunds: [],
      sumIsAmbiguous: true,
      ...ownReceipt(state),
      ...(known === undefined && { unclear: state.Status }),
      reason: neutral === 'declined' && state.ErrorCode !== '0' ? (state.ErrorCode ?? null) : null,
    };
  };
}
