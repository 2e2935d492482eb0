import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const FOLDER = join(root, '.cache', 'reports');

/** Results of a soak run. The names are printed, so they are words: `requests`, `lost`, `doubled`, `seconds`. */
export type Figures = Readonly<Record<string, number>>;

/** Read by `scripts/checks/documents/soak-table.ts`. */
export interface CampaignReport {
  readonly campaign: string;
  readonly at: string;
  /** Ends with `-dirty` when the work tree differs from it. */
  readonly commit: string;
  readonly figures: Figures;
}

/** Prints the figures on one line and stores them in `.cache/reports` for the table at the end of the soak. */
export function reportFigures(campaign: string, figures: Figures): void {
  const shown = Object.entries(figures).map(([name, value]) => `${value} ${name}`);
  process.stdout.write(`${campaign}: ${shown.join(', ')}\n`);
  const report: CampaignReport = {
    campaign,
    at: new Date().toISOString(),
    commit: commitHere(),
    figures,
  };
  mkdirSync(FOLDER, { recursive: true });
  const file = `campaign-${campaign.replaceAll(' ', '-')}.json`;
  writeFileSync(join(FOLDER, file), `${JSON.stringify(report, null, 2)}\n`);
}

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(startedMs: number): number {
  return Math.round((performance.now() - startedMs) / 1_000);
}

function commitHere(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // There is no git history.
    return 'unknown';
  }
}
