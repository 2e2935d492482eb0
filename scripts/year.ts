/**
 * `npm run year`: simulates a year of one subscription under a clock that is moved, in a shop with an emulated bank, and
 * prints what happened. Nothing of it stays.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolScript } from './root.ts';
import { runTool } from './run/run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'sesame-year-'));
try {
  const file = join(folder, 'timeline.txt');
  const { ok, output } = await runTool(
    toolScript('vitest'),
    ['run', '--project', 'server', 'test/year'],
    { env: { YEAR_TIMELINE: file } },
  );
  console.log(ok ? readFileSync(file, 'utf8') : output);
  process.exitCode = ok ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
