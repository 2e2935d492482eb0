import {
  type ConversionRow,
  exportConversionReport,
  getConversionReport,
} from '@sesame/contract/operator-reports.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { ReportStates } from './report-states.tsx';
import { reportWords } from './reports.words.ts';

/** How many of the payments started were paid, by method. */
export function ConversionReport(query: { since: string; until: string }) {
  const { language } = useI18n();
  const say = useWords(reportWords);
  const report = useOperatorQuery(getConversionReport, { query }, { keepsPrevious: true });
  return (
    <ReportStates isEmpty={(rows) => rows.length === 0} query={report}>
      {(rows) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[62ch] text-[.8125rem] text-muted leading-5">
              {say('conversionsNote')}
            </p>
            <ExportButton
              input={() => ({ query })}
              name={`conversions-${query.since}-${query.until}`}
              route={exportConversionReport}
            />
          </div>
          <RecordTable<ConversionRow>
            caption={say('kindConversions')}
            columns={[
              {
                key: 'method',
                header: say('method'),
                cell: ({ title }) => <span className="font-medium">{title}</span>,
              },
              {
                key: 'started',
                header: say('started'),
                look: 'amount',
                cell: ({ started }) => formatCount(language, started),
              },
              {
                key: 'paid',
                header: say('paid'),
                look: 'amount',
                cell: ({ paid }) => formatCount(language, paid),
              },
              {
                key: 'percent',
                header: say('percent'),
                look: 'amount',
                cell: ({ percent }) => `${percent}%`,
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
