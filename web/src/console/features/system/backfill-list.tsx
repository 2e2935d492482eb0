import type { ListedBackfill } from '@sesame/contract/console/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { systemMessages } from './system.messages.ts';

/** How far the changes of old rows have come that an upgrade left to the background; nothing when there are none. */
export function BackfillList({ backfills }: { backfills: readonly ListedBackfill[] }) {
  const t = useMessages(systemMessages);
  const { language } = useI18n();
  const format = new Intl.NumberFormat(language);
  if (backfills.length === 0) return null;
  return (
    <section>
      <h2 className="type-title-2">{t('backfills')}</h2>
      <p className="mb-3 text-muted">{t('backfillsHint')}</p>
      <RecordTable<ListedBackfill>
        caption={t('backfills')}
        columns={[
          {
            key: 'name',
            phone: 'title',
            header: t('backfill'),
            cell: ({ name }) => <code className="wrap-anywhere text-[.8125rem]">{name}</code>,
          },
          {
            key: 'rows',
            phone: 'under',
            header: t('backfillRows'),
            variant: 'muted',
            cell: ({ rows_done: done, rows_estimated: estimated }) =>
              estimated === null
                ? '–'
                : t('backfillProgress', {
                    done: format.format(done),
                    // The estimate is that of the start; rows may have been added since.
                    all: format.format(Math.max(done, estimated)),
                  }),
          },
          {
            key: 'started',
            phone: 'underEnd',
            header: t('queuedAt'),
            variant: 'muted',
            cell: ({ started_at: at }) => (at === null ? '–' : formatDateTime(at)),
          },
          {
            key: 'state',
            phone: 'end',
            header: t('state'),
            cell: ({ started_at: startedAt, ended_at: endedAt }) => {
              if (endedAt !== null) return <Status kind="active">{t('backfillEnded')}</Status>;
              const text = startedAt === null ? 'stateWaiting' : 'backupStarted';
              return <Status kind="processing">{t(text)}</Status>;
            },
          },
        ]}
        rowKey={({ name }) => name}
        rows={backfills}
      />
    </section>
  );
}
