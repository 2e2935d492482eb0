import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolScript } from './root.ts';
import { runTool } from './run-tool.ts';
import { oneOutcome } from './step.ts';

/** Folders that hold code of ours. */
const folders = ['contract', 'server', 'web', 'emulators', 'e2e', 'bench', 'deploy', 'scripts'];

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface ImportReport {
  readonly modules: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

/** The part of dependency-cruiser's JSON answer that we read. */
interface CruiseAnswer {
  readonly summary: {
    readonly totalCruised: number;
    readonly totalDependenciesCruised?: number;
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { name: string; comment?: string }[] };
  };
}

/** Cruises the tree at `base` by the repository's rules. */
export async function findImportViolations(base: string): Promise<ImportReport> {
  const { output, stdout } = await runTool(
    toolScript('dependency-cruiser', 'depcruise'),
    [
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...folders.filter((folder) => existsSync(join(base, folder))),
    ],
    { cwd: base },
  );
  // A file that does not parse ends the cruise without a report, but with a complaint.
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser stopped:\n${output}`);
  // Its own JSON reporter wrote it.
  const { summary } = JSON.parse(stdout) as CruiseAnswer;
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    modules: summary.totalCruised,
    imports: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ from, to, rule }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
  };
}

/** Zero modules is a failure: a parser that understands nothing finds nothing wrong. */
export async function checkImports() {
  const { modules, imports, violations } = await findImportViolations(root);
  if (modules === 0 || imports === 0) return oneOutcome(false, 'no module was read');
  const lines = violations.map(
    ({ rule, from, to, reason }) => `${from} → ${to}\n    ${rule}: ${reason}`,
  );
  return oneOutcome(violations.length === 0, lines.join('\n'));
}
