import type { Emulator } from '../kit/emulator.ts';
import { calls, type Method } from './calls.ts';
import { cardView, hasCard, isCardSaved } from './cards.ts';
import { refusal } from './errors.ts';
import { errorCodeOf, statusOf, type TbankPayment } from './payment.ts';
import type { Terminal } from './token.ts';

/** The error code of a charge whose card is not saved. */
const NO_SUCH_CARD = '1014';

/** Saved cards: the list of a customer's, removal, and charges without the buyer. */
export function registerCards(
  method: Method,
  { payments, switchOf, decide }: Emulator<TbankPayment>,
  { terminal, getPayment }: { terminal: Terminal; getPayment: (id: string) => TbankPayment },
) {
  const everyPayment = () => payments.list(Number.MAX_SAFE_INTEGER);
  const cardsOf = (customerKey: string) =>
    everyPayment().filter((payment) => payment.customerKey === customerKey && hasCard(payment));

  method(calls.charge, ({ PaymentId: id, RebillId: rebillId }) => {
    const payment = getPayment(id);
    if (payment.state !== 'open') throw refusal('state', id);
    const isSaved = everyPayment().some((one) => one.rebillId === rebillId && isCardSaved(one));
    const outcome = isSaved ? switchOf('charge') : NO_SUCH_CARD;
    if (outcome !== '' && outcome !== 'pending') {
      payments.put({ ...payment, declineCode: outcome });
    }
    const after = decide(id, outcomeOf(outcome));
    const isDeclined = after.state === 'declined';
    return {
      Success: !isDeclined,
      ErrorCode: errorCodeOf(after),
      ...(isDeclined && { Message: 'Операция отклонена' }),
      TerminalKey: terminal.key,
      Status: statusOf(after),
      PaymentId: id,
      OrderId: after.orderId,
      Amount: after.amountMinor,
    };
  });

  method(calls.getCardList, ({ CustomerKey: customerKey }) => {
    const cards = cardsOf(customerKey);
    if (cards.length === 0) throw refusal('customer', customerKey);
    return cards.map(cardView);
  });

  method(calls.removeCard, ({ CustomerKey: customerKey, CardId: cardId }) => {
    const card = cardsOf(customerKey).find((one) => one.cardId === cardId);
    if (card === undefined) throw refusal('customer', cardId);
    payments.put({ ...card, isCardRemoved: true });
    return {
      Success: true,
      ErrorCode: '0',
      TerminalKey: terminal.key,
      CustomerKey: customerKey,
      CardId: cardId,
      Status: 'D',
      CardType: 0,
    };
  });
}

export function outcomeOf(position: string): 'pay' | 'pay_slowly' | 'decline' {
  if (position === '') return 'pay';
  return position === 'pending' ? 'pay_slowly' : 'decline';
}
