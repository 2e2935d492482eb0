import { usePhone } from '../../../ui/primitives/use-phone.ts';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentTable, type PaymentTableProps } from './payment-table.tsx';

/** The history as a table, and as expandable cards on phones: only one of them exists, because each may be long. */
export function PaymentRows({ anyAgain, ...list }: PaymentTableProps) {
  return usePhone() ? <PaymentCards {...list} /> : <PaymentTable {...list} anyAgain={anyAgain} />;
}
