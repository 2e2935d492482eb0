import type { Alert } from '@sesame/contract/console/alerts/alerts.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { placeOf } from '../../ui/alerts/alert-places.ts';
import { useJobName } from '../../ui/names/job-name.tsx';
import { alertMessages } from './alerts.messages.ts';

/** What an alert is about, in words, as a link where the console has a page for it. */
export function AlertSubject({ alert }: { alert: Alert }) {
  const t = useMessages(alertMessages);
  const text = useSubjectText()(alert);
  const { payment_id: paymentId, detail } = alert;
  const place = placeOf(alert);
  if (place === undefined) return <code className="wrap-anywhere text-[.8125rem]">{text}</code>;
  return (
    <>
      <TextLink as={Link} className="wrap-anywhere" href={place}>
        {text}
      </TextLink>
      {paymentId !== null && typeof detail.message === 'string' ? (
        <span className="wrap-anywhere">{t('quoted', { words: detail.message })}</span>
      ) : null}
      {alert.kind === 'credit_reversed' ? <CreditSource detail={detail} /> : null}
    </>
  );
}

/** The new plan that credit has paid a part of, and the payment that the credit came from. */
function CreditSource({ detail }: Pick<Alert, 'detail'>) {
  const t = useMessages(alertMessages);
  const titleOf = useTitle();
  const { source, source_number: number, title, title_ru: titleRu } = detail;
  if (typeof source !== 'string' || typeof title !== 'string') return null;
  const plan = titleOf({ title, title_ru: typeof titleRu === 'string' ? titleRu : '' });
  return (
    <span className="wrap-anywhere block">
      {t('creditedTo', { plan })}{' '}
      <TextLink as={Link} href={consolePaths.payment(source)}>
        {t('payment', { number: typeof number === 'string' ? number : '' })}
      </TextLink>
    </span>
  );
}

const JOBS: readonly string[] = ['job_failing', 'job_item_failing'];

function useSubjectText(): (alert: Alert) => string {
  const t = useMessages(alertMessages);
  const titleOf = useTitle();
  const jobName = useJobName();
  return ({ kind, subject, payment_id: paymentId, payment_number: number, about, user }) => {
    if (paymentId !== null) return t('payment', { number: number ?? '' });
    if (about !== null) return [titleOf(about), user?.username].filter(Boolean).join(', ');
    if (user !== null) return user.username;
    // An item of a queue is named after it: `queue:id`.
    if (JOBS.includes(kind)) return jobName(subject.split(':')[0] ?? '');
    return subject;
  };
}
