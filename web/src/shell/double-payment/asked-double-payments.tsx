import { useState } from 'react';
import { usePayment } from '../../api/payments/payment-queries.ts';
import { DoublePaymentPart, isDoubled } from './double-payment.tsx';

/**
 * The questions about payments that the buyer made twice. An answered one stays, with its outcome, until the page is
 * left.
 * @param ids the payments that are asked about now
 */
export function AskedDoublePayments({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState(ids);
  const added = ids.filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...shown, ...added]);
  return shown.map((id) => <AskedDoublePayment id={id} key={id} />);
}

function AskedDoublePayment({ id }: { id: string }) {
  const { data } = usePayment(id);
  return data && isDoubled(data) ? (
    <div className="mb-6">
      <DoublePaymentPart payment={data} />
    </div>
  ) : null;
}
