import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FIELD_TEXTS, renderFieldTexts } from './render-field-texts.ts';

test('the texts match the comments: otherwise run `npx node server/codegen/field-texts/write-field-texts.ts`', async () => {
  expect(await renderFieldTexts()).toBe(await readFile(FIELD_TEXTS, 'utf8'));
});
