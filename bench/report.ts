import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMet } from './figure.ts';
import type { Pace } from './load/race.ts';
import { meaningOf } from './meaning.ts';

const folder = join(import.meta.dirname, 'results');
const page = join(import.meta.dirname, '..', 'docs', 'performance.md');
const marks = ['<!-- results -->', '<!-- /results -->'] as const;

export function printFigures(figures: readonly Figure[], pace: Pace): void {
  console.log(`\n${describe(figures, pace)}\n`);
}

/** Prints the figures, stores them as JSON, and updates the table of docs/performance.md. */
export function publish(figures: readonly Figure[], pace: Pace): void {
  printFigures(figures, pace);
  mkdirSync(folder, { recursive: true });
  const results = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    ...pace,
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) ?? null })),
  };
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  const [begin, end] = marks;
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split(begin);
  const after = text.split(end)[1] ?? '\n';
  writeFileSync(page, `${before}${begin}\n\n${describe(figures, pace)}\n\n${end}${after}`);
}

function describe(figures: readonly Figure[], { rounds, seconds }: Pace): string {
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `${day}, ${cpus().length} cores (load generator, server, PostgreSQL and bank share them), Node ${process.version}, medians of ${rounds} rounds of ${seconds} s, with their lowest and highest.`;
  return [conditions, '', ...table(figures)].join('\n');
}

function table(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    figure.area,
    figure.what,
    `${shown(figure.value)} ${figure.unit}`.trim().replace(' /s', '/s'),
    figure.spread?.map(shown).join(' to ') ?? '',
    meaningOf(figure),
    figure.p99Ms === undefined ? '' : `${shown(figure.p99Ms)} ms`,
    figure.ceiling && figure.ratio !== undefined
      ? `${Math.round(figure.ratio * 100)} % of ${shown(figure.ceiling.value)}/s (${figure.ceiling.what})`
      : '',
    figure.cpuMicros === undefined
      ? ''
      : `${shown(figure.cpuMicros)} µs${figure.cpuRatio === undefined ? '' : ` (${Math.round(figure.cpuRatio * 100)} %)`}`,
    targetText(figure),
    verdict(figure),
  ]);
  const head = [
    '',
    'What',
    'Median',
    'Rounds',
    'To a shop',
    'p99',
    'Share of the ceiling',
    'CPU per call (share)',
    'Target',
    '',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function shown(value: number): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  // A figure that is not zero is never shown as zero.
  const isTiny = Math.abs(value) < 0.01 && value !== 0;
  const format = isTiny ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: digits };
  return value.toLocaleString('en-US', format);
}

function targetText({ target }: Figure): string {
  if (target === undefined) return '';
  const bound = (value: number) => (target.of === 'ratio' ? `${value * 100} %` : String(value));
  return [
    target.atLeast === undefined ? '' : `≥ ${bound(target.atLeast)}`,
    target.atMost === undefined ? '' : `≤ ${bound(target.atMost)}`,
  ]
    .join(' ')
    .trim();
}

function verdict(figure: Figure): string {
  if (figure.failures) return `**${figure.failures} answers failed**`;
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'met' : '**missed**';
}
