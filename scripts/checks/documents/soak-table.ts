import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';

/** The report that server/test/soak/report-figures.ts writes for a campaign. */
interface CampaignReport {
  readonly campaign: string;
  readonly at: string;
  readonly commit: string;
  readonly figures: Readonly<Record<string, number>>;
}

const FOLDER = join(root, '.cache', 'reports');

/** Formats the figures of the campaigns since `since` as the Markdown table of docs/reliability.md. */
export function campaignTable(reports: readonly CampaignReport[], since: Date): string {
  const rows = reports
    .filter(({ at }) => new Date(at) >= since)
    .map(({ campaign, at, commit, figures }) => {
      const { lost = '–', doubled = '–', seconds = '–', ...size } = figures;
      const sizes = Object.entries(size).map(([name, value]) => `${value} ${name}`);
      const cells = [campaign, sizes.join(', '), lost, doubled, seconds, at.slice(0, 10), commit];
      return `| ${cells.join(' | ')} |`;
    });
  const head = '| Campaign | Size | Lost | Doubled | Seconds | Date | Commit |';
  return [head, '|---|---|---|---|---|---|---|', ...rows].join('\n');
}

export function readCampaignReports(): CampaignReport[] {
  if (!existsSync(FOLDER)) return [];
  return (
    readdirSync(FOLDER)
      .filter((name) => /^campaign-.*\.json$/.test(name))
      .toSorted()
      // Trusted input: written by our own campaigns.
      .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as CampaignReport)
  );
}
