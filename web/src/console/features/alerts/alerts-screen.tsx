import {
  type Alert,
  alertKinds,
  listAlerts,
  reopenAlert,
  resolveAlert,
} from '@sesame/contract/console/alerts/alerts.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { usePhone } from '../../../ui/primitives/use-phone.ts';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { AlertSubject } from './alert-subject.tsx';
import { alertMessages } from './alerts.messages.ts';

/** Problems that the shop reports to its operators until they are resolved. */
export function AlertsScreen() {
  const t = useMessages(alertMessages);
  const kindOf = useAlertKindMessages();
  const may = useMay();
  // A phone has room for one time: the one by which to act, if there is one.
  const isPhone = usePhone();
  const [selected, setSelected] = useState<Alert>();
  const list = useConsoleList(listAlerts, { defaults: { state: 'open' } });
  const isOpen = list.filters.state !== 'resolved';
  const last: RecordColumn<Alert> | undefined = isOpen
    ? may('alerts:write')
      ? {
          key: 'action',
          header: <span className="sr-only">{t('resolve')}</span>,
          cell: (alert) =>
            alert.undecided && alert.payment_id !== null ? (
              <Link
                className="inline-flex items-center font-medium text-accent-text hover:underline pointer-coarse:min-h-11"
                href={consolePaths.payment(alert.payment_id)}
              >
                {t('decide')}
              </Link>
            ) : (
              <Button
                aria-label={`${t('resolve')}: ${kindOf(alert.kind)}`}
                onClick={() => setSelected(alert)}
                size="sm"
                variant="outline"
              >
                {t('resolve')}
              </Button>
            ),
        }
      : undefined
    : {
        key: 'end',
        header: t('end'),
        cell: (alert) => <End alert={alert} />,
      };
  return (
    <ListScreen
      actions={
        <LinkButton
          as={Link}
          href={consolePaths.notifications()}
          icon={<Icon of={BellRing} />}
          variant="outline"
        >
          {t('mine')}
        </LinkButton>
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'at',
          phone: 'underEnd',
          header: t('at'),
          variant: 'muted',
          cell: ({ created_at: at, due_at: dueAt }) =>
            isPhone && dueAt !== null && isOpen ? (
              <Badge tone="danger">{t('due', { at: formatDateTime(dueAt) })}</Badge>
            ) : (
              formatDateTime(at)
            ),
        },
        {
          key: 'kind',
          phone: 'title',
          header: t('kind'),
          cell: ({ kind, due_at: dueAt }) => (
            <span className="inline-flex flex-wrap items-center gap-2 font-medium">
              {kindOf(kind)}
              {!isPhone && dueAt !== null && isOpen ? (
                <Badge tone="danger">{t('due', { at: formatDateTime(dueAt) })}</Badge>
              ) : null}
            </span>
          ),
        },
        {
          key: 'about',
          phone: 'under',
          header: t('about'),
          cell: (alert) => <AlertSubject alert={alert} />,
        },
        ...(last ? [last] : []),
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: [
            { value: 'open', label: t('open') },
            { value: 'resolved', label: t('resolved') },
          ],
        },
        {
          name: 'kind',
          label: t('kind'),
          options: alertKinds.map((value) => ({ value, label: kindOf(value) })),
        },
      ]}
      list={list}
    >
      {selected ? <ResolveDialog alert={selected} onClose={() => setSelected(undefined)} /> : null}
    </ListScreen>
  );
}

function ResolveDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useMessages(alertMessages);
  const kindOf = useAlertKindMessages();
  return (
    <ReasonDialog
      lead={`${kindOf(alert.kind)}. ${t('resolveLead')}`}
      onClose={onClose}
      route={resolveAlert}
      params={{ id: String(alert.id) }}
      touches={[listAlerts, getOverview]}
      reasonLabel={t('reason')}
      submitLabel={t('resolve')}
      title={t('resolveTitle')}
    />
  );
}

/** Who resolved an alert and how, which can be undone. */
function End({ alert: { id, kind, resolved_by: by, resolution } }: { alert: Alert }) {
  const { t: tShop } = useI18n();
  const t = useMessages(alertMessages);
  const kindOf = useAlertKindMessages();
  const may = useMay();
  const reopen = useConsoleMutation(reopenAlert, { touches: [listAlerts, getOverview] });
  if (by === null) return t('byItself');
  const call = { params: { id: String(id) } };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="wrap-anywhere">{`${by}: ${resolution ?? ''}`}</span>
      {may('alerts:write') ? (
        <Button
          aria-label={`${t('reopen')}: ${kindOf(kind)}`}
          loading={reopen.isPending}
          onClick={() =>
            reopen.mutate(call, {
              onError: (error) => showToast({ tone: 'danger', title: errorText(tShop, error) }),
            })
          }
          size="sm"
          variant="ghost"
        >
          {t('reopen')}
        </Button>
      ) : null}
    </span>
  );
}
