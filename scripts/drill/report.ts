import type { DrillResult } from './run-drill.ts';

export type DrillRow =
  | DrillResult
  /** What this machine lacks. */
  | { readonly title: string; readonly notRun: string }
  /** The error that ended it before it could be judged. */
  | { readonly title: string; readonly brokeOff: string };

const HEAD = [
  'Drill',
  'Calls',
  'Failed, by kind',
  'Worst wait',
  'Back to normal',
  'Lost / doubled',
  'Ledger',
  '',
];

/** The table as Markdown, with cells of equal width. */
export function drillTable(drills: readonly DrillRow[]): string {
  const rows = [HEAD, ...drills.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** 1 when a drill failed, 2 when none did but some could not run: they prove nothing. */
export function exitCodeOf(drills: readonly DrillRow[]): number {
  if (drills.some((row) => 'brokeOff' in row || ('faults' in row && row.faults.length > 0)))
    return 1;
  return drills.length === 0 || drills.some((row) => 'notRun' in row) ? 2 : 0;
}

function cellsOf(row: DrillRow): string[] {
  const without = (why: string) => [row.title, '–', '–', '–', '–', '–', '–', why];
  if ('notRun' in row) return without(`NOT RUN: ${oneLine(row.notRun)}`);
  if ('brokeOff' in row) return without(`FAILED: broke off, ${oneLine(row.brokeOff)}`);
  const { title, calls, failed, worstWaitMs, backMs, lost, doubled, ledger, faults } = row;
  const kinds = [...failed].map(([kind, count]) => `${count} × ${kind}`);
  return [
    title,
    String(calls),
    kinds.join(', ') || '0',
    seconds(worstWaitMs),
    backMs === undefined ? 'never' : seconds(backMs),
    `${lost.length} / ${doubled.length}`,
    ledger === '' ? 'holds' : 'broken',
    faults.length === 0 ? 'passed' : 'FAILED',
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '/');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
