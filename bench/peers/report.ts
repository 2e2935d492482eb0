import { median } from '../figure.ts';

/** What one shop reached in each round. */
export interface PeerValue {
  readonly rounds: number[];
  failures: number;
}

/** One line of the table: the first value is ours. */
export interface PeerRow {
  readonly what: string;
  readonly unit: '/s' | 's' | 'MB';
  readonly isMoreBetter: boolean;
  readonly values: readonly PeerValue[];
}

export interface MissingPeer {
  readonly name: string;
  readonly reason: string;
}

/** The table as Markdown: each shop's median with its lowest and highest round, and how many times ours is better. */
export function peerTable(
  names: readonly string[],
  rows: readonly PeerRow[],
  missing: readonly MissingPeer[],
): string {
  const head = [
    '',
    ...names.flatMap((name, at) => (at === 0 ? [name] : [name, 'times'])),
    ...missing.map(({ name }) => name),
  ];
  const body = rows.map((row) => [
    row.what,
    ...row.values.flatMap((value, at) => {
      const cell = cellOf(value, row.unit);
      return at === 0 ? [cell] : [cell, timesOf(row, at)];
    }),
    ...missing.map(({ reason }) => `NOT RUN: ${oneLine(reason)}`),
  ]);
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** 1 when answers were wrong, 2 when a peer could not run here: its column proves nothing. */
export function exitCodeOf(rows: readonly PeerRow[], missing: readonly MissingPeer[]): number {
  if (rows.some(({ values }) => values.some(({ failures }) => failures > 0))) return 1;
  return missing.length > 0 ? 2 : 0;
}

/** How many times better ours is, as the median of the rounds, in which other load affects both. */
function timesOf({ values, isMoreBetter }: PeerRow, at: number): string {
  const [ours] = values;
  const ratios = (values[at]?.rounds ?? []).map((theirs, round) => {
    const own = ours?.rounds[round] ?? Number.NaN;
    return isMoreBetter ? own / theirs : theirs / own;
  });
  return `${shown(median(ratios))} ×`;
}

function cellOf({ rounds, failures }: PeerValue, unit: string): string {
  if (failures > 0) return `**${failures} answers failed**`;
  const spread =
    rounds.length < 2 ? '' : ` (${shown(Math.min(...rounds))} to ${shown(Math.max(...rounds))})`;
  return `${shown(median(rounds))}${unit === '/s' ? '/s' : ` ${unit}`}${spread}`;
}

function shown(value: number): string {
  return value.toLocaleString(
    'en-US',
    value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 },
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '/');
}
