import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';

/**
 * Puts a table in its place in docs/performance.md, between the marks `<!-- name -->` and `<!-- /name -->`, below the day and
 * the machine. `conditions` says how to read it.
 */
export function storeSection(name: string, conditions: string, table: string): void {
  const page = join(root, 'docs', 'performance.md');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split(begin);
  const after = text.split(end)[1] ?? '\n';
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  writeFileSync(
    page,
    `${before}${begin}\n\n${machine}: ${conditions}\n\n${table}\n\n${end}${after}`,
  );
}
