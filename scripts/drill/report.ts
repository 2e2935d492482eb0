import type { DrillResult } from './run-drill.ts';

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
export function drillTable(results: readonly DrillResult[]): string {
  const rows = [HEAD, ...results.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function rowOf(result: DrillResult): string[] {
  const { title, calls, failed, worstWaitMs, backMs, lost, doubled, ledger, faults } = result;
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

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
