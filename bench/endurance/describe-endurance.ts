import { median } from '../figure.ts';
import type { Sample } from './sample.ts';
import type { SteadySales } from './sell-steadily.ts';
import type { RowGrowth } from './table-sizes.ts';

export interface Endurance {
  readonly minutes: number;
  readonly perSecond: number;
  readonly tabs: number;
  readonly samples: readonly Sample[];
  readonly sales: SteadySales;
  readonly polls: { readonly answered: number; readonly failures: number; readonly p99Ms: number };
  /** Calls of the console. */
  readonly reads: { readonly calls: number; readonly failures: number };
  readonly rows: { readonly all: RowGrowth; readonly most: RowGrowth };
  /** What `verify-ledger` found; empty when every invariant holds. */
  readonly ledger: string;
}

interface Row {
  readonly what: string;
  readonly middle: string;
  readonly last: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** Memory and connections of the last third may be this much above those of the middle one. */
const GROWTH_MAX = 1.05;
/** Space for each row, in which pages that a B-tree has just split count too. */
const ROW_GROWTH_MAX = 1.1;

/** A line for each figure: the medians of the middle and the last third of the time. */
export function endureRows(run: Endurance): readonly Row[] {
  const third = run.minutes / 3;
  const middle = run.samples.filter(({ minute }) => minute > third && minute <= 2 * third);
  const last = run.samples.filter(({ minute }) => minute > 2 * third);
  const steady = (what: string, of: (sample: Sample) => number, unit: string): Row => {
    const [before, after] = [median(middle.map(of)), median(last.map(of))];
    return {
      what,
      middle: shown(before, unit),
      last: shown(after, unit),
      target: `≤ ${GROWTH_MAX} × the middle`,
      isMet: after <= before * GROWTH_MAX,
    };
  };
  const perRow = (what: string, { before, after }: RowGrowth): Row => ({
    what,
    middle: shown(before, 'bytes'),
    last: shown(after, 'bytes'),
    target: `≤ ${ROW_GROWTH_MAX} × a third earlier`,
    isMet: after <= before * ROW_GROWTH_MAX,
  });
  const none = (what: string, found: number | string): Row => ({
    what,
    middle: '',
    last: String(found),
    target: '0',
    isMet: found === 0,
  });
  const { sales, polls, reads } = run;
  return [
    steady('server memory', ({ serverMb }) => serverMb, 'MB'),
    steady('PostgreSQL memory', ({ postgresMb }) => postgresMb, 'MB'),
    steady('connections to PostgreSQL', ({ connections }) => connections, ''),
    steady('open files of the server', ({ files }) => files, ''),
    perRow('space for each row, all tables', run.rows.all),
    perRow(`space for each row, the table that grows most (${run.rows.most.table})`, run.rows.most),
    none('paid orders that wait for access', Math.max(0, ...last.map(({ waiting }) => waiting))),
    none(`refused or failed of ${polls.answered.toLocaleString('en')} polls`, polls.failures),
    none(
      `refused or failed of ${reads.calls.toLocaleString('en')} calls of the console`,
      reads.failures,
    ),
    none(`failed of ${sales.started.toLocaleString('en')} sales`, sales.failed + sales.skipped),
    none('broken invariants of the ledger', run.ledger === '' ? 0 : run.ledger),
    {
      what: 'time to the answer of a poll, p99',
      middle: '',
      last: shown(polls.p99Ms, 'ms'),
      target: '< 100 ms',
      isMet: polls.p99Ms < 100,
    },
  ];
}

export function describeEndurance(rows: readonly Row[]): string {
  const cells = rows.map(({ what, middle, last, target, isMet }) => [
    ...[what, middle, last, target],
    isMet ? 'met' : '**missed**',
  ]);
  const head = ['', 'Middle third', 'Last third', 'Target', ''];
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function shown(value: number, unit: string): string {
  const text = value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
  return `${text} ${unit}`.trim();
}
