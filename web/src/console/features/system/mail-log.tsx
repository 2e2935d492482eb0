import { getSystem, listMails, mailStates, sendMailsNow } from '@sesame/contract/console/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ListExport } from '../../ui/lists/export-button.tsx';
import { useMessageKind } from '../../ui/names/use-message-kind.ts';
import { systemMessages } from './system.messages.ts';

const stateMessages = {
  waiting: 'stateWaiting',
  sent: 'stateSent',
  abandoned: 'stateAbandoned',
} as const;
const stateKinds = { waiting: 'processing', sent: 'active', abandoned: 'unpaid' } as const;

export function MailLog() {
  const t = useMessages(systemMessages);
  const nameOf = useMessageKind();
  const may = useMay();
  const sendNow = useConsoleMutation(sendMailsNow, { touches: [listMails, getSystem] });
  const list = useConsoleList(listMails);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="type-title-2">{t('mailLog')}</h2>
          <p className="text-muted">{t('mailLogHint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ListExport list={list} />
          {may('system:write') ? (
            <Button
              loading={sendNow.isPending}
              onClick={() => sendNow.mutate({})}
              variant="outline"
            >
              {t('sendNow')}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="mb-3 text-muted empty:hidden" role="status">
        {sendNow.data ? t('rescheduled', { count: sendNow.data.rescheduled }) : null}
        {sendNow.isError ? t('sendNowFailed') : null}
      </p>
      <ConsoleList
        caption={t('mailLog')}
        columns={[
          {
            key: 'kind',
            phone: 'title',
            header: t('kind'),
            cell: ({ kind }) => <span title={kind}>{nameOf(kind)}</span>,
          },
          {
            key: 'state',
            phone: 'end',
            header: t('state'),
            cell: ({ state }) => (
              <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>
            ),
          },
          {
            key: 'queued',
            phone: 'under',
            header: t('queuedAt'),
            variant: 'muted',
            cell: ({ queued_at: at }) => formatDateTime(at),
          },
          {
            key: 'sent',
            header: t('sentAt'),
            variant: 'muted',
            cell: ({ sent_at: at }) => (at ? formatDateTime(at) : '–'),
          },
          { key: 'attempts', header: t('attempts'), cell: ({ attempts }) => attempts },
          {
            key: 'error',
            header: t('error'),
            wrap: true,
            cell: ({ last_error: error }) => <span className="wrap-anywhere">{error ?? '–'}</span>,
          },
        ]}
        empty={<EmptyState heading="h3" title={t('mailsNone')} />}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: mailStates.map((value) => ({ value, label: t(stateMessages[value]) })),
          },
        ]}
        list={list}
      />
    </section>
  );
}
