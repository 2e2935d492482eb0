import {
  exportMails,
  getSystem,
  hurryMails,
  type LoggedMail,
  listMails,
  mailStates,
} from '@sesame/contract/operator-system.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { systemWords } from './system.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const stateWords = {
  waiting: 'stateWaiting',
  sent: 'stateSent',
  given_up: 'stateGivenUp',
} as const;
const stateKinds = { waiting: 'processing', sent: 'active', given_up: 'unpaid' } as const;

/** What left, what waits and what nobody will send any more. */
export function MailLog() {
  const say = useWords(systemWords);
  const may = useMay();
  const hurry = useOperatorMutation(hurryMails, { touches: [listMails, getSystem] });
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
          <h2 className="type-title-2">{say('mailLog')}</h2>
          <p className="text-muted">{say('mailLogHint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton
            input={() => ({ query: queryOf(list.filters.state) })}
            name="mails"
            route={exportMails}
          />
          {may('system:write') ? (
            <Button loading={hurry.isPending} onClick={() => hurry.mutate({})} variant="outline">
              {say('hurry')}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="mb-3 text-muted empty:hidden" role="status">
        {hurry.data ? say('hurried', { count: hurry.data.hurried }) : null}
        {hurry.isError ? say('hurryFailed') : null}
      </p>
      <RecordListView<LoggedMail, 'state'>
        caption={say('mailLog')}
        columns={[
          { key: 'kind', header: say('kind'), cell: ({ kind }) => <code>{kind}</code> },
          {
            key: 'state',
            header: say('state'),
            cell: ({ state }) => <Status kind={stateKinds[state]}>{say(stateWords[state])}</Status>,
          },
          {
            key: 'queued',
            header: say('queuedAt'),
            look: 'muted',
            cell: ({ queued_at: at }) => momentOf(at),
          },
          {
            key: 'sent',
            header: say('sentAt'),
            look: 'muted',
            cell: ({ sent_at: at }) => (at ? momentOf(at) : '–'),
          },
          { key: 'attempts', header: say('attempts'), cell: ({ attempts }) => attempts },
          {
            key: 'error',
            header: say('error'),
            cell: ({ last_error: error }) => <span className="wrap-anywhere">{error ?? '–'}</span>,
          },
        ]}
        empty={<EmptyState heading="h3" title={say('mailsNone')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: mailStates.map((value) => ({ value, label: say(stateWords[value]) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

function momentOf(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}

function queryOf(state: string | undefined) {
  const known = mailStates.find((one) => one === state);
  return known ? { state: known } : {};
}
