import { useEffect } from 'react';
import { followPayments } from '../../api/payments/followed-payments.ts';
import { useActiveSubscriptions, usePayments, usePending } from '../../api/queries.ts';
import { ownPersonalStorage } from '../../api/session/personal-storage.ts';
import { ActivationNotification } from './activation-notification.tsx';
import { PaymentNotifications } from './payment-notifications.tsx';
import { useReloadWhenSettled } from './use-reload-when-settled.ts';

type PaymentWatchProps = {
  /** The signed-in person. */
  uid: string;
  /** The page shows news; without a header it leads to a payment and only follows it. */
  showsNews: boolean;
};

/**
 * On every signed-in page: polls payments and subscriptions, and shows how a payment went on wherever the buyer is. What
 * was open here is remembered, so that its end is also shown at the next visit.
 */
export function PaymentWatch({ uid, showsNews }: PaymentWatchProps) {
  // Before anything of this person is stored.
  useEffect(() => ownPersonalStorage(uid), [uid]);
  const pending = usePending();
  const history = usePayments();
  useActiveSubscriptions();
  useReloadWhenSettled();
  const open = pending.data?.payments;
  useEffect(() => {
    if (open) followPayments(open.map(({ id }) => id));
  }, [open]);
  if (!showsNews) return null;
  return (
    <>
      <ActivationNotification />
      <PaymentNotifications history={history.data} />
    </>
  );
}
