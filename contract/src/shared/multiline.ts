import * as z from 'zod/mini';

interface TextLayout {
  readonly multiline: boolean;
}

const layouts = z.registry<TextLayout>();

/** Allows line breaks and tabs in a text. Every other string of a request is a single line. */
export function multiline<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  layouts.add<z.ZodMiniType>(schema, { multiline: true });
  return schema;
}

export function isMultiline(schema: z.core.$ZodType): boolean {
  return layouts.get(schema)?.multiline === true;
}
