import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { usePhone } from '../../../ui/primitives/use-phone.ts';
import type { OrderHandlers } from '../product-card.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentTable } from './payment-table.tsx';

export type PaymentRowsProps = {
  payments: readonly PaymentHistoryItem[];
  order: OrderHandlers;
  /** Whether any payment of the whole list is offered to order again, for which the column is wider. */
  anyAgain: boolean;
};

/** The history as a table, and as expandable cards on phones: only one of them exists, because each may be long. */
export function PaymentRows({ anyAgain, ...list }: PaymentRowsProps) {
  return usePhone() ? <PaymentCards {...list} /> : <PaymentTable {...list} anyAgain={anyAgain} />;
}
