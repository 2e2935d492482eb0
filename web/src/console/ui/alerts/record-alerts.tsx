import { type Alert, type AlertKind, listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { Link, useLocation } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useAlertKindMessages } from '../names/use-alert-kind-messages.ts';
import { placeOf } from './alert-places.ts';
import { recordAlertsMessages } from './record-alerts.messages.ts';

type OfRecord = {
  /**
   * A buyer, a subscription or a ticket, with the alerts about its payments, deliveries and renewals (`user:<id>`), or
   * another value of the filter `record`.
   */
  record: string;
};
type OfSubject = {
  /** As in the alert: the id of the record, with its prefix if the alert has one. */
  subject: string;
  /** Records of two kinds can have the same number. */
  kinds: readonly AlertKind[];
};
type RecordAlertsProps = (OfRecord | OfSubject) & { className?: string };

/** Open alerts about a record, on its page. Nothing without any, and none while they cannot be loaded. */
export function RecordAlerts({ className = '', ...of }: RecordAlertsProps) {
  const t = useMessages(recordAlertsMessages);
  const kindOf = useAlertKindMessages();
  const may = useMay();
  const alerts = useConsoleQuery(
    listAlerts,
    {
      query: {
        state: 'open',
        ...('record' in of ? { record: of.record } : { subject: of.subject }),
      },
    },
    { enabled: may('alerts:read') },
  );
  const isShown = (kind: string) => 'record' in of || of.kinds.some((one) => one === kind);
  const open = alerts.data?.filter(({ kind }) => isShown(kind)) ?? [];
  if (open.length === 0) return null;
  return (
    <Note className={className} tone="warning">
      {open.map((alert) => (
        <p key={alert.id}>
          {t('open', { kind: kindOf(alert.kind), at: formatDateTime(alert.created_at) })}
          {'record' in of ? <PlaceLink alert={alert} /> : null}
        </p>
      ))}
      <TextLink as={Link} href={consolePaths.alerts()}>
        {t('all')}
      </TextLink>
    </Note>
  );
}

/** From the page of a buyer or a ticket to the record that the alert is about; nothing on that record's own page. */
function PlaceLink({ alert }: { alert: Alert }) {
  const t = useMessages(recordAlertsMessages);
  const [here] = useLocation();
  const place = placeOf(alert);
  if (place === undefined || place === here) return null;
  return (
    <>
      {' '}
      <TextLink as={Link} href={place}>
        {alert.payment_number ?? t('show')}
      </TextLink>
    </>
  );
}
