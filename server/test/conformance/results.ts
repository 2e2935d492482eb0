import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const caseResult = z.object({
  name: z.string(),
  result: z.enum(['passed', 'failed', 'n/a']),
  /** The reason why the case does not apply. */
  reason: z.optional(z.string()),
});
export type CaseResult = z.infer<typeof caseResult>;

/** Stores the results of a provider's cases for the table at the end of the run. */
export function writeResults(
  folder: string,
  provider: string,
  results: readonly CaseResult[],
): Promise<void> {
  return writeFile(join(folder, `${provider}.json`), JSON.stringify(results));
}

/** Results by provider; empty when no provider was tested. */
export async function readResults(
  folder: string,
): Promise<ReadonlyMap<string, readonly CaseResult[]>> {
  const files = (await readdir(folder)).sort();
  const entries = files.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name.slice(0, -'.json'.length), z.array(caseResult).parse(JSON.parse(text))] as const;
  });
  return new Map(await Promise.all(entries));
}
