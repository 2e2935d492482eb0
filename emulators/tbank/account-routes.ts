import type { Emulator } from '../kit/emulator.ts';
import { BANK, hasLink, linkStateOf } from './accounts.ts';
import { calls, type Method } from './calls.ts';
import { outcomeOf } from './card-routes.ts';
import { refusal } from './errors.ts';
import { errorCodeOf, statusOf, type TbankPayment } from './payment.ts';
import type { Terminal } from './token.ts';

/** The error code of a charge whose account is not linked. */
const NO_SUCH_ACCOUNT = '3015';

/** Accounts that were linked by the SBP: their state, the list of all, and charges without the buyer. */
export function registerAccounts(
  method: Method,
  emulator: Emulator<TbankPayment>,
  { terminal, getPayment }: { terminal: Terminal; getPayment: (id: string) => TbankPayment },
) {
  const { payments, switchOf, decide } = emulator;
  const everyPayment = () => payments.list(Number.MAX_SAFE_INTEGER);
  const common = { Success: true, ErrorCode: '0', Message: 'OK', TerminalKey: terminal.key };

  method(calls.getAccountState, ({ RequestKey: key }) => {
    const payment = everyPayment().find(({ requestKey }) => String(requestKey) === key);
    if (payment === undefined) throw refusal('payment', key);
    const state = linkStateOf(payment, emulator);
    if (hasLink(payment)) payments.put({ ...payment, isLinkRead: true });
    const isKnown = state === 'ACTIVE' || state === 'INACTIVE';
    return { ...common, RequestKey: payment.requestKey, Status: state, ...(isKnown && BANK) };
  });

  method(calls.getAccounts, () => ({
    ...common,
    AccountTokens: everyPayment()
      .filter(hasLink)
      .map((payment) => ({
        RequestKey: payment.requestKey,
        Status: linkStateOf(payment, emulator),
        AccountToken: payment.accountToken,
        ...BANK,
      })),
  }));

  method(calls.chargeQr, ({ PaymentId: id, AccountToken: token }) => {
    const payment = getPayment(id);
    if (payment.state !== 'open') throw refusal('state', id);
    const isLinked = everyPayment().some((one) => one.accountToken === token && hasLink(one));
    const outcome = isLinked ? switchOf('charge') : NO_SUCH_ACCOUNT;
    const declineCode = outcome === '' || outcome === 'pending' ? payment.declineCode : outcome;
    payments.put({ ...payment, declineCode, sbp: true, isAccountCharge: true });
    const after = decide(id, outcomeOf(outcome));
    const isDeclined = after.state === 'declined';
    return {
      Success: !isDeclined,
      ErrorCode: errorCodeOf(after),
      ...(isDeclined && { Message: 'Операция отклонена' }),
      ...{ TerminalKey: terminal.key, Status: statusOf(after), PaymentId: id },
      ...{ OrderId: after.orderId, Amount: after.amountMinor },
    };
  });
}
