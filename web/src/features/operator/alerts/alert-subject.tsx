import type { Alert } from '@sesame/contract/operator-alerts.ts';
import { Link } from 'wouter';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { alertWords } from './alerts.words.ts';

/** What an alert is about, with the way there where the console has one. */
export function AlertSubject({ alert }: { alert: Alert }) {
  const say = useWords(alertWords);
  const { kind, subject, payment_id: paymentId } = alert;
  if (paymentId !== null) {
    return (
      <TextLink as={Link} href={operatorPaths.payment(paymentId)}>
        {say('payment', { id: paymentId.slice(-8) })}
      </TextLink>
    );
  }
  const place = places[kind];
  return place === undefined ? (
    <code className="wrap-anywhere text-[.8125rem]">{subject}</code>
  ) : (
    <TextLink as={Link} className="wrap-anywhere" href={place()}>
      {subject}
    </TextLink>
  );
}

/** Where such a thing is dealt with when it is no payment. */
const places: Readonly<Record<string, () => string>> = {
  stock_low: operatorPaths.stock,
  delivery_waiting: operatorPaths.fulfilment,
  delivery_late: operatorPaths.fulfilment,
  product_without_origins: operatorPaths.products,
  receipt_unchecked: operatorPaths.transfers,
  rate_implausible: operatorPaths.methods,
  payout_recalled: operatorPaths.payouts,
  payout_underway: operatorPaths.payouts,
  mail_given_up: operatorPaths.system,
  backup_failed: operatorPaths.system,
  job_failing: operatorPaths.system,
  job_item_failing: operatorPaths.system,
  proxy_undeclared: operatorPaths.system,
};
