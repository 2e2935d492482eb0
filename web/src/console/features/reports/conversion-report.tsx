import {
  type ConversionRow,
  exportConversionReport,
  getConversionReport,
} from '@sesame/contract/console/reports.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { formatPercent } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { ReportStates } from './report-states.tsx';
import { reportMessages } from './reports.messages.ts';

/** Share of started payments that were paid, by method. */
export function ConversionReport(query: { since: string; until: string }) {
  const { language } = useI18n();
  const t = useMessages(reportMessages);
  const zone = useShopTimeZone();
  const report = useConsoleQuery(getConversionReport, { query }, { keepsPrevious: true });
  return (
    <ReportStates isEmpty={(rows) => rows.length === 0} query={report}>
      {(rows) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[62ch] text-[.8125rem] text-muted leading-5">
              {t('conversionsNote', { zone })}
            </p>
            <ExportButton
              input={() => ({ query })}
              name={`success-${query.since}-${query.until}`}
              route={exportConversionReport}
            />
          </div>
          <RecordTable<ConversionRow>
            caption={t('kindConversions')}
            columns={[
              {
                key: 'method',
                phone: 'title',
                header: t('method'),
                wrap: true,
                cell: (row) => <span className="font-medium">{titleIn(language, row)}</span>,
              },
              {
                key: 'started',
                phone: 'under',
                named: true,
                header: t('started'),
                variant: 'amount',
                cell: ({ started }) => formatCount(language, started),
              },
              {
                key: 'ended',
                header: t('ended'),
                variant: 'amount',
                from: 'wide',
                cell: ({ ended }) => formatCount(language, ended),
              },
              {
                key: 'paid',
                phone: 'underEnd',
                named: true,
                header: t('paid'),
                variant: 'amount',
                cell: ({ paid }) => formatCount(language, paid),
              },
              {
                key: 'success',
                phone: 'end',
                header: t('success'),
                variant: 'amount',
                cell: ({ success }) => (success === null ? '–' : formatPercent(language, success)),
              },
            ]}
            rowKey={({ key }) => key}
            rows={rows}
          />
        </>
      )}
    </ReportStates>
  );
}
