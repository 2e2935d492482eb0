import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const caseResult = z.object({
  name: z.string(),
  result: z.enum(['passed', 'failed', 'n/a']),
  /** Why it does not apply. */
  reason: z.optional(z.string()),
});
export type CaseResult = z.infer<typeof caseResult>;

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'conformance');

/** What became of a provider's cases, for the table at the end of the run. */
export async function keepResults(provider: string, results: readonly CaseResult[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${provider}.json`), JSON.stringify(results));
}

/** By provider; empty when no provider was under test. */
export async function readResults(): Promise<ReadonlyMap<string, readonly CaseResult[]>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const entries = files.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name.slice(0, -'.json'.length), z.array(caseResult).parse(JSON.parse(text))] as const;
  });
  return new Map(await Promise.all(entries));
}

export function forgetResults(): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
