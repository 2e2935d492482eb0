import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBundle } from '../bundle.ts';
import { root, toolScript } from '../root.ts';
import { hasRedis } from '../run/has-redis.ts';
import { runTool } from '../run/run-tool.ts';
import { type Lane, oneOutcome, type Step } from '../run/step.ts';
import { type VitestOptions, vitestStep } from '../run/vitest-step.ts';
import { checkBudgets } from './budgets.ts';
import { checkImports } from './check-imports.ts';
import { checkWords } from './words/check-words.ts';

function toolStep(name: string, packageName: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { ok, output } = await runTool(toolScript(packageName, command), args);
      return oneOutcome(ok, output);
    },
  };
}

/**
 * Type-checks every folder with a tsconfig.json, so that a new workspace is included automatically. What did not change
 * since the last run is not checked again.
 */
async function checkTypes() {
  const projects = globSync('*/tsconfig.json', { cwd: root }).map(dirname).sort();
  const failures = new Set<string>();
  const waiting = projects.values();
  const checkNext = async () => {
    for (const project of waiting) for (const one of await errorsOf(project)) failures.add(one);
  };
  // Two at a time need the processor time of one after the other (measured: 35 s without kept results, 14 s with
  // them) and half the wait; several threads in each would check the shared declarations again, 50 % more work.
  await Promise.all([checkNext(), checkNext()]);
  return oneOutcome(projects.length > 0 && failures.size === 0, [...failures].join('\n'));
}

/** The errors of a project, each with its indented lines; several projects include the contract and report the same. */
async function errorsOf(project: string): Promise<string[]> {
  const args = ['-p', project, '--singleThreaded', '--incremental'];
  const known = ['--tsBuildInfoFile', join(root, '.cache/types', `${project}.tsbuildinfo`)];
  const { ok, output } = await runTool(toolScript('typescript', 'tsc'), [...args, ...known], {
    // The compiler ends before its garbage matters: with the default of 100 it took a sixth more processor time.
    env: { GOGC: '400' },
  });
  return ok ? [] : output.trim().split(/\n(?=\S)/);
}

/** All tests that need no browser; the outcome says whether those against Redis were left out. */
export function testsStep(args: readonly string[], options: VitestOptions = {}): Step {
  const { name, run } = vitestStep('tests', args, options);
  const note =
    'without the tests against Redis: redis-server is not installed; the shop does not require it';
  return {
    name,
    run: async (onProgress) => {
      const outcome = await run(onProgress);
      return hasRedis() || outcome.note ? outcome : { ...outcome, note };
    },
  };
}

/** The steps that need no running shop, fastest first. */
export const staticChecks: Lane = [
  { name: 'types', run: checkTypes },
  toolStep('lint', '@biomejs/biome', 'biome', [
    'check',
    '--formatter-enabled=false',
    '--error-on-warnings',
  ]),
  toolStep('format', '@biomejs/biome', 'biome', ['format']),
  { name: 'imports', run: checkImports },
  { name: 'words', run: checkWords },
  toolStep('unused', 'knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
];

export const budgets: Step = {
  name: 'budgets',
  run: async () => {
    if (!(await ensureBundle('web'))) return oneOutcome(false, '');
    return checkBudgets(join(root, 'bench', 'budgets.json'), join(root, 'web', 'dist'));
  },
};

/** The steps of `npm run check`. */
export const checkSteps: Lane = [...staticChecks, budgets, testsStep([])];
