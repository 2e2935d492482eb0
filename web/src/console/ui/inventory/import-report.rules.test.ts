import { expect, test } from 'vitest';
import { mergeReports, REPEATED } from './import-report.rules.ts';

const none = { count: 0, lines: [] };
const fresh = {
  lines: 3,
  fresh: 2,
  duplicates: { count: 1, lines: [3] },
  broken: none,
  imported: true,
};

test('one upload keeps its own lines', () => {
  expect(mergeReports([fresh])).toEqual({ ...fresh, failed: [] });
});

test('of several uploads each file stands for its lines, and failed ones are named', () => {
  const broken = {
    ...fresh,
    fresh: 0,
    duplicates: none,
    broken: { count: 2, lines: [1, 2] },
    imported: false,
  };
  expect(mergeReports([fresh, undefined, REPEATED, broken])).toEqual({
    ...{ lines: 7, fresh: 2, imported: true, failed: [2] },
    duplicates: { count: 2, lines: [1, 3] },
    broken: { count: 2, lines: [4] },
  });
});

test('a single failed upload is reported as failed, with nothing imported', () => {
  expect(mergeReports([undefined])).toMatchObject({ lines: 0, imported: false, failed: [1] });
});
