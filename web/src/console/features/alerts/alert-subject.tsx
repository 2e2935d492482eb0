import type { Alert } from '@sesame/contract/console/alerts.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { placeOf } from './alert-places.ts';
import { alertMessages } from './alerts.messages.ts';

/** The subject of an alert, as a link where the console has a page for it. */
export function AlertSubject({ alert }: { alert: Alert }) {
  const t = useMessages(alertMessages);
  const { subject, payment_id: paymentId, payment_number: number, detail } = alert;
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
  const place = placeOf(alert);
  return place === undefined ? (
    <code className="wrap-anywhere text-[.8125rem]">{subject}</code>
  ) : (
    <TextLink as={Link} className="wrap-anywhere" href={place}>
      {subject}
    </TextLink>
  );
}
