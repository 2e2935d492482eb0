/** What is said of a schema or a field, and of the fields inside it. */
export interface FieldText {
  readonly text?: string;
  readonly fields?: FieldTexts;
}

/** By the name of a component or field. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

export interface Schema {
  description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [part: string]: unknown;
}

/** Where a schema contains others that have the same fields. */
const PARTS = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'] as const;

/** The end of a component that is read where one of the shorter name is answered. */
const INPUT = /Input$/;

/** Adds the texts as descriptions to the components of an OpenAPI document, and to their fields. */
export function describeFields(
  components: Readonly<Record<string, Schema>>,
  texts: FieldTexts,
): void {
  for (const [name, schema] of Object.entries(components)) {
    describe(schema, texts[name] ?? texts[name.replace(INPUT, '')]);
  }
}

function describe(schema: Schema, texts: FieldText | undefined): void {
  if (texts === undefined) return;
  if (texts.text !== undefined) schema.description ??= texts.text;
  for (const [name, field] of fieldsOf(schema)) describe(field, texts.fields?.[name]);
}

/** The fields of a schema and of the schemas it is made of, but not of those it refers to. */
export function fieldsOf(schema: Schema): [name: string, field: Schema][] {
  const parts = PARTS.flatMap((name) => schema[name]).flatMap((part) =>
    // A part of a JSON schema is a schema, or a boolean.
    typeof part === 'object' && part !== null ? fieldsOf(part as Schema) : [],
  );
  return [...Object.entries(schema.properties ?? {}), ...parts];
}
