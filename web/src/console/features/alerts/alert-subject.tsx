import type { Alert } from '@sesame/contract/console/alerts.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { alertMessages } from './alerts.messages.ts';

/** The subject of an alert, as a link where the console has a page for it. */
export function AlertSubject({ alert }: { alert: Alert }) {
  const t = useMessages(alertMessages);
  const { kind, subject, payment_id: paymentId } = alert;
  if (paymentId !== null) {
    return (
      <TextLink as={Link} href={operatorPaths.payment(paymentId)}>
        {t('payment', { id: paymentId.slice(-8) })}
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

/** The page for subjects other than payments. */
const places: Readonly<Record<string, () => string>> = {
  inventory_low: operatorPaths.inventory,
  delivery_waiting: operatorPaths.fulfilment,
  delivery_late: operatorPaths.fulfilment,
  product_without_services: operatorPaths.products,
  proof_unchecked: operatorPaths.transfers,
  rate_implausible: operatorPaths.methods,
  payout_recalled: operatorPaths.payouts,
  payout_underway: operatorPaths.payouts,
  mail_abandoned: operatorPaths.system,
  backup_failed: operatorPaths.system,
  job_failing: operatorPaths.system,
  job_item_failing: operatorPaths.system,
  proxy_undeclared: operatorPaths.system,
};
