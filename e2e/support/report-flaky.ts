import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestModule, TestProject } from 'vitest/node';
import { root } from '../../scripts/root.ts';

/** A test that passed only at its second try. */
interface FlakyTest {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Why the first try failed. */
  readonly error: string;
}

/** Adds the flaky tests of a run to the JSON list at FLAKY_REPORT, whatever the reporters are, and prints them. */
export function setup(project: TestProject) {
  return () => {
    const flaky = project.vitest.state.getTestModules().flatMap(flakyTestsOf);
    for (const { name, file, error } of flaky) {
      console.log(`flaky: ${file} > ${name}\n    ${error}`);
    }
    const path = process.env.FLAKY_REPORT;
    if (path) addTo(path, flaky);
  };
}

function flakyTestsOf(module: Pick<TestModule, 'children' | 'moduleId'>): FlakyTest[] {
  return [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => ({
      name: test.fullName,
      file: relative(root, module.moduleId),
      error: test.result().errors?.[0]?.message ?? 'no error was kept',
    }));
}

/** Several runs may share one list. */
function addTo(path: string, flaky: readonly FlakyTest[]): void {
  const known: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const list = [...(Array.isArray(known) ? known : []), ...flaky];
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(list, undefined, 2)}\n`);
  renameSync(draft, path);
}
