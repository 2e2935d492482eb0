import { type AlertKind, listAlerts } from '@sesame/contract/console/alerts.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useAlertKindMessages } from '../names/use-alert-kind-messages.ts';
import { recordAlertsMessages } from './record-alerts.messages.ts';

type RecordAlertsProps = {
  /** As in the alert: the id of the record, with its prefix if the alert has one. */
  subject: string;
  /** Records of two kinds can have the same number. */
  kinds: readonly AlertKind[];
  className?: string;
};

/** Open alerts about a record, on its page. Nothing without any, and none while they cannot be loaded. */
export function RecordAlerts({ subject, kinds, className = '' }: RecordAlertsProps) {
  const t = useMessages(recordAlertsMessages);
  const kindOf = useAlertKindMessages();
  const may = useMay();
  const alerts = useConsoleQuery(
    listAlerts,
    { query: { state: 'open', subject } },
    { enabled: may('alerts:read') },
  );
  const open = alerts.data?.filter(({ kind }) => kinds.some((one) => one === kind)) ?? [];
  if (open.length === 0) return null;
  return (
    <Note className={className} tone="warning">
      {open.map(({ id, kind, created_at: at }) => (
        <p key={id}>{t('open', { kind: kindOf(kind), at: formatDateTime(at) })}</p>
      ))}
      <TextLink as={Link} href={consolePaths.alerts()}>
        {t('all')}
      </TextLink>
    </Note>
  );
}
