import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../kit/wire/wire-fields.ts';
import { emulators } from './all.ts';

const page = readFileSync(new URL('../../docs/gateways.md', import.meta.url), 'utf8');

describe.each(emulators)('every field of $title', ({ wire }) => {
  const fields = fieldsOf(wire);

  test('names its source', () => {
    const nameless = fields.filter(({ origin }) => origin === undefined);
    expect(nameless.map(({ of, path }) => `${of} ${path}`)).toEqual([]);
    expect(fields.length).toBeGreaterThan(0);
  });

  test('that is assumed is an open question of docs/gateways.md', () => {
    const questions = fields.flatMap(({ origin }) => origin?.question ?? []);
    expect(questions.filter((question) => !page.includes(question))).toEqual([]);
  });
});
