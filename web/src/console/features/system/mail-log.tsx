import {
  exportMails,
  getSystem,
  type LoggedMail,
  listMails,
  mailStates,
  sendMailsNow,
} from '@sesame/contract/console/system.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { useRecordList } from '../../api/use-record-list.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import { systemMessages } from './system.messages.ts';

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;
const stateMessages = {
  waiting: 'stateWaiting',
  sent: 'stateSent',
  abandoned: 'stateAbandoned',
} as const;
const stateKinds = { waiting: 'processing', sent: 'active', abandoned: 'unpaid' } as const;

/** Mail that was sent, is waiting or has failed. */
export function MailLog() {
  const t = useMessages(systemMessages);
  const may = useMay();
  const sendNow = useConsoleMutation(sendMailsNow, { touches: [listMails, getSystem] });
  const list = useRecordList(listMails, {
    filterNames: ['state'],
    inputOf: ({ state }, before) => ({
      query: { ...queryOf(state), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="type-title-2">{t('mailLog')}</h2>
          <p className="text-muted">{t('mailLogHint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton
            input={() => ({ query: queryOf(list.filters.state) })}
            name="mails"
            route={exportMails}
          />
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
      <RecordListView<LoggedMail, 'state'>
        caption={t('mailLog')}
        columns={[
          { key: 'kind', header: t('kind'), cell: ({ kind }) => <code>{kind}</code> },
          {
            key: 'state',
            header: t('state'),
            cell: ({ state }) => (
              <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>
            ),
          },
          {
            key: 'queued',
            header: t('queuedAt'),
            look: 'muted',
            cell: ({ queued_at: at }) => formatDateTime(at),
          },
          {
            key: 'sent',
            header: t('sentAt'),
            look: 'muted',
            cell: ({ sent_at: at }) => (at ? formatDateTime(at) : '–'),
          },
          { key: 'attempts', header: t('attempts'), cell: ({ attempts }) => attempts },
          {
            key: 'error',
            header: t('error'),
            words: true,
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
        rowKey={({ id }) => id}
      />
    </section>
  );
}

function formatDateTime(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}

function queryOf(state: string | undefined) {
  const known = mailStates.find((one) => one === state);
  return known ? { state: known } : {};
}
