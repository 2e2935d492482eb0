import type { Alert } from '@sesame/contract/console/alerts.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { alertMessages } from './alerts.messages.ts';

/** The subject of an alert, as a link where the console has a page for it. */
export function AlertSubject({ alert }: { alert: Alert }) {
  const t = useMessages(alertMessages);
  const { kind, subject, payment_id: paymentId, payment_number: number, detail } = alert;
  if (paymentId !== null) {
    return (
      <>
        <TextLink as={Link} href={consolePaths.payment(paymentId)}>
          {t('payment', { number: number ?? '' })}
        </TextLink>
        {typeof detail.message === 'string' ? (
          <span className="wrap-anywhere">{t('quoted', { words: detail.message })}</span>
        ) : null}
      </>
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
  inventory_low: consolePaths.inventory,
  item_reported: consolePaths.inventory,
  delivery_waiting: consolePaths.fulfilment,
  delivery_late: consolePaths.fulfilment,
  product_without_services: consolePaths.products,
  proof_unchecked: consolePaths.transfers,
  rate_implausible: consolePaths.methods,
  payout_recalled: consolePaths.payouts,
  payout_underway: consolePaths.payouts,
  backup_failed: consolePaths.system,
  job_failing: consolePaths.system,
  job_item_failing: consolePaths.system,
  proxy_undeclared: consolePaths.system,
};
