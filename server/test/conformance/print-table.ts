import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type CaseResult, readResults } from './results.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the results of each provider's cases in this run. */
    conformanceFolder: string;
  }
}

/**
 * Prints at the end of a run which provider passed which case; also writes it to the file named by `CONFORMANCE_TABLE`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sesame-conformance-'));
  project.provide('conformanceFolder', folder);
  return async () => {
    const results = await readResults(folder);
    await rm(folder, { recursive: true });
    if (results.size === 0) return;
    const table = conformanceTable(results);
    process.stdout.write(`\n${table}\n`);
    const file = process.env.CONFORMANCE_TABLE;
    if (file) await writeFile(file, `# Conformance of the payment gateways\n\n${table}`);
  };
}

const MARKS = { passed: 'yes', failed: 'NO', 'n/a': 'n/a' } as const;

/** Markdown: a row per case, a column per provider, and the reasons why cases do not apply. */
function conformanceTable(results: ReadonlyMap<string, readonly CaseResult[]>): string {
  const providers = [...results.keys()];
  const cases = new Set([...results.values()].flat().map(({ name }) => name));
  const reasons: string[] = [];
  const mark = (provider: string, name: string): string => {
    const found = results.get(provider)?.find((one) => one.name === name);
    if (found === undefined) return '-';
    if (found.reason !== undefined) reasons.push(`${provider}, ${name}: ${found.reason}`);
    return MARKS[found.result];
  };
  const rows = [...cases].map((name) => [name, ...providers.map((one) => mark(one, name))]);
  const widths = [
    Math.max(...rows.map(([name = '']) => name.length)),
    ...providers.map((provider) => Math.max(provider.length, 3)),
  ];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(['case', ...providers]),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    '',
    'n/a:',
    ...reasons.map((reason) => `- ${reason}`),
    '',
  ].join('\n');
}
