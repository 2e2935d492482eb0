import type {
  ConversionRow,
  exportConversionReport as exportRoute,
  getConversionReport as getRoute,
} from '@sesame/contract/console/reports.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvFile } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { countStartedOn } from './count-started.ts';
import { percentOfCounts } from './percent.rules.ts';
import type { ReportSource } from './report-source.ts';
import { titlesOf } from './titles-of.ts';

/** The success rate of the payments started in a period, whenever they were paid. */
export async function reportConversions(
  { db, config }: ReportSource,
  { since, until }: QueryOf<typeof getRoute>,
): Promise<ConversionRow[]> {
  const rows = await countStartedOn(db, { since, until, zone: config.shop().timeZone });
  const titleOf = await titlesOf(
    db,
    'method',
    rows.map(({ gateway }) => gateway),
  );
  return rows.map(({ gateway, started, decided, paid }) => ({
    key: gateway,
    ...titleOf(gateway),
    started,
    ended: decided,
    paid,
    success: percentOfCounts(paid, decided),
  }));
}

export async function exportConversions(
  platform: ReportSource,
  query: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const rows = await reportConversions(platform, query);
  return csvFile(
    `success-${query.since}-${query.until}`,
    ['method', 'method id', 'started', 'ended', 'paid', 'success, %'],
    rows.map(({ title, key, started, ended, paid, success }) => [
      ...[title, key, started],
      ...[ended, paid, success],
    ]),
  );
}
