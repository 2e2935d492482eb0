import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkBudgets } from './budgets.ts';
import { ensureBundle } from './bundle.ts';
import { checkImports } from './check-imports.ts';
import { root, toolScript } from './root.ts';
import { runTool } from './run-tool.ts';
import { type Lane, type Outcome, oneOutcome, type Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

function toolStep(name: string, packageName: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { ok, output } = await runTool(toolScript(packageName, command), args);
      return oneOutcome(ok, output);
    },
  };
}

/** Every folder with a tsconfig.json, so a new workspace is checked from birth. */
async function checkTypes() {
  const projects = globSync('*/tsconfig.json', { cwd: root }).map(dirname).sort();
  const failures: string[] = [];
  for (const project of projects) {
    // Several threads check the shared declarations once each: no sooner done on two cores, and half as much work again.
    const args = ['-p', project, '--singleThreaded'];
    const { ok, output } = await runTool(toolScript('typescript', 'tsc'), args);
    if (!ok) failures.push(output);
  }
  return oneOutcome(projects.length > 0 && failures.length === 0, failures.join('\n'));
}

/** The only tests that need something of the machine which no package brings. */
async function testAgainstRedis(onProgress: (progress: string) => void): Promise<Outcome> {
  if (!hasRedis()) {
    const remark =
      'did not run: there is no redis-server on this machine; the shop itself needs none';
    return { passed: 0, failed: 0, remark };
  }
  return vitestStep('tests against Redis', ['--config', 'server/redis.vitest.config.ts']).run(
    onProgress,
  );
}

function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** What needs no running shop, quickest first. */
export const staticChecks: Lane = [
  { name: 'types', run: checkTypes },
  toolStep('lint', '@biomejs/biome', 'biome', [
    'check',
    '--formatter-enabled=false',
    '--error-on-warnings',
  ]),
  toolStep('format', '@biomejs/biome', 'biome', ['format']),
  { name: 'imports', run: checkImports },
  toolStep('unused', 'knip', 'knip', ['--no-progress']),
];

export const budgets: Step = {
  name: 'budgets',
  run: async () => {
    if (!(await ensureBundle('web'))) return oneOutcome(false, '');
    return checkBudgets(join(root, 'bench', 'budgets.json'), join(root, 'web', 'dist'));
  },
};

export const redisTests: Step = { name: 'tests against Redis', run: testAgainstRedis };

/** The steps of `npm run check`. */
export const checkSteps: Lane = [...staticChecks, budgets, vitestStep('tests', []), redisTests];
