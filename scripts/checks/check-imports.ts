import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolScript } from '../root.ts';
import { runTool } from '../run/run-tool.ts';
import { oneOutcome } from '../run/step.ts';

/** Folders with our own code. */
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

/** Runs dependency-cruiser with the repository's rules on the tree at `base`. */
export async function findImportViolations(base: string): Promise<ImportReport> {
  const { output, stdout } = await runTool(
    toolScript('dependency-cruiser', 'depcruise'),
    [
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...folders.filter((folder) => existsSync(join(base, folder))),
    ],
    { cwd: base },
  );
  // A file with a syntax error makes dependency-cruiser print an error instead of a report.
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser stopped:\n${output}`);
  // Trusted input: the output of its JSON reporter.
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

/** Far fewer than the repository has. */
const MODULES_MIN = 1_000;
const IMPORTS_MIN = 3_000;

/** Reading few modules counts as a failure, because it would also report few violations. */
export async function checkImports() {
  const { modules, imports, violations } = await findImportViolations(root);
  if (modules < MODULES_MIN || imports < IMPORTS_MIN) {
    return oneOutcome(false, `only ${modules} modules with ${imports} imports were read`);
  }
  const lines = violations.map(
    ({ rule, from, to, reason }) => `${from} → ${to}\n    ${rule}: ${reason}`,
  );
  return oneOutcome(violations.length === 0, lines.join('\n'));
}
