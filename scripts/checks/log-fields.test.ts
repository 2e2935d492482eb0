import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const CALL = /\blog\??(?:\.(?:trace|debug|info|warn|error|fatal)|\[[^\]\n]*\])\(\s*\{/g;
const FIELD = /[{,]\s*(\w+)\s*(?=[:,}])/g;

/** Names that a line of the log has otherwise: pino writes an `Error` as `err`, and an id says so. */
const OTHER =
  /^(?:e|error|exception|cause|user|buyer|operator|payment|order|refund|payout|gift|ticket|subscription|message|update|backup|test|item)$/;

/** The object that begins at a brace. */
function objectAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

function otherFields(source: string): string[] {
  return [...source.matchAll(CALL)]
    .flatMap(({ 0: call, index }) => [...objectAt(source, index + call.length - 1).matchAll(FIELD)])
    .map(([, field = '']) => field)
    .filter((field) => OTHER.test(field));
}

test('a log line names an error `err` and a record by its id, as `paymentId`', () => {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const logging = files
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => source.search(CALL) >= 0);
  expect(logging.length).toBeGreaterThan(40);
  expect(
    logging.flatMap(({ file, source }) => otherFields(source).map((field) => `${file}: ${field}`)),
  ).toEqual([]);
});

test.each([
  ["log.info({ user }, 'x')", 'user'],
  ["platform.log.warn(\n  { err, payment: payment.id },\n  'x')", 'payment'],
  ["log?.error({ error }, 'x')", 'error'],
  ["log[level]({ ...(a && { operator: b.id }) }, 'x')", 'operator'],
])('finds the field of %s', (source, field) => {
  expect(otherFields(source)).toEqual([field]);
});

test("allows the usual names, and any name beside the log's object", () => {
  const source = "log.error({ err: error, paymentId: payment.id }, 'x'); call({ user });";
  expect(otherFields(source)).toEqual([]);
});
