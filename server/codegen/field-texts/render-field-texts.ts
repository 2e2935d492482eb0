import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import {
  type FieldText,
  type FieldTexts,
  fieldsOf,
  type Schema,
} from '../../src/platform/http/openapi/field-texts.ts';
import { writeDocument } from '../../src/platform/http/openapi/write-document.ts';
import { readFieldTexts } from './read-field-texts.ts';

const root = join(import.meta.dirname, '../../..');
const SOURCES = 'contract/src/{shared,shop,console}/**/*.ts';

export const FIELD_TEXTS = join(root, 'server/src/platform/http/openapi/field-texts.gen.ts');

/** Renders the comments of the contract about components of the OpenAPI document as a module. */
export async function renderFieldTexts(): Promise<string> {
  const files = globSync(SOURCES, { cwd: root }).sort();
  const comments = readFieldTexts(
    new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
  const texts: Record<string, FieldText> = {};
  for (const [name, schema] of Object.entries(await readComponents())) {
    const used = usedOf(schema, comments.get(name));
    if (used !== undefined) texts[name] = used;
  }
  return [
    '/** Written by `npx node server/codegen/field-texts/write-field-texts.ts` from the comments of the contract. */',
    "import type { FieldTexts } from './field-texts.ts';",
    '',
    `export const fieldTexts: FieldTexts = ${JSON.stringify(texts, undefined, 2)};`,
    '',
  ].join('\n');
}

async function readComponents(): Promise<Record<string, Schema>> {
  const calls = allRoutes.map(({ id }) => id);
  const document = await writeDocument({ title: 'Sesame', calls });
  // Trusted input: the document that has just been written.
  return (JSON.parse(document) as { components: { schemas: Record<string, Schema> } }).components
    .schemas;
}

/** The texts without those of other components, to which a schema only refers. */
function usedOf(schema: Schema, texts: FieldText | undefined): FieldText | undefined {
  if (texts === undefined) return undefined;
  const fields: Record<string, FieldText> = {};
  for (const [name, field] of fieldsOf(schema)) {
    const used = usedOf(field, texts.fields?.[name]);
    if (used !== undefined) fields[name] = used;
  }
  const inside: { fields?: FieldTexts } = Object.keys(fields).length > 0 ? { fields } : {};
  if (texts.text === undefined) return inside.fields && inside;
  return { text: texts.text, ...inside };
}
