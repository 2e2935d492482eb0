import { expect, test } from 'vitest';
import { type DrillRow, drillTable, exitCodeOf } from './report.ts';

const passed: DrillRow = {
  title: 'Redis away',
  calls: 987,
  failed: new Map([['503 with Retry-After', 2]]),
  worstWaitMs: 2_300,
  backMs: 2_300,
  lost: [],
  doubled: [],
  ledger: '',
  faults: [],
};
const failed: DrillRow = { ...passed, backMs: undefined, faults: ['not back within 30 s'] };
const notRun: DrillRow = { title: 'proxy away', notRun: 'there is no nginx:\nno | network' };
const brokeOff: DrillRow = { title: 'bucket away', brokeOff: 'Error: timed out' };

test('a drill that could not run has a row that says why', () => {
  const lines = drillTable([passed, notRun, brokeOff]).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toMatch(/^\| Redis away +\| 987 .* \| passed +\|$/);
  expect(lines[3]).toMatch(/^\| proxy away .* \| NOT RUN: there is no nginx: no \/ network +\|$/);
  expect(lines[4]).toMatch(/^\| bucket away .* \| FAILED: broke off, Error: timed out +\|$/);
});

test.for([
  [[passed], 0],
  [[passed, failed], 1],
  [[passed, notRun], 2],
  [[notRun, failed], 1],
  [[passed, brokeOff], 1],
  [[], 2],
] as const)('the exit code is 0 only when every drill ran and passed', ([rows, code]) => {
  expect(exitCodeOf(rows)).toBe(code);
});
