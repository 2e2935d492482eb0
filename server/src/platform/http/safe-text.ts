import { isMultiline } from '@sesame/contract/shared/multiline.ts';
import type * as z from 'zod/mini';

// PostgreSQL cannot store NUL or lone surrogates, and the other control characters are never typed.
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Matches every element of an array. */
const ANY = '*';

/** Paths of the strings in a schema that may contain line breaks and tabs. */
export function multilinePaths(schema: z.core.$ZodType): ReadonlySet<string> {
  const paths = new Set<string>();
  collect(schema, [], paths);
  return paths;
}

function collect(schema: z.core.$ZodType, path: readonly string[], paths: Set<string>): void {
  if (isMultiline(schema)) paths.add(path.join('/'));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) collect(field, [...path, name], paths);
      return;
    case 'array':
      collect(def.element, [...path, ANY], paths);
      return;
    case 'union':
      for (const option of def.options) collect(option, path, paths);
      return;
    case 'pipe':
      collect(def.in, path, paths);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      collect(def.innerType, path, paths);
      return;
    default:
  }
}

interface Part {
  readonly value: unknown;
  /** The key under which the parent holds it. */
  readonly name?: string;
  readonly parent?: Part;
}

/**
 * Path of the first text with a control character or lone surrogate, regardless of the schema. Undefined when there is
 * none.
 */
export function findUnsafeText(
  input: unknown,
  multiline: ReadonlySet<string>,
): readonly string[] | undefined {
  // A list instead of recursion: input may be nested as deep as its size allows.
  const rest: Part[] = [{ value: input }];
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    const { value } = part;
    if (typeof value === 'string') {
      if (CONTROL.test(value) && !isAllowed(part, value, multiline)) return pathOf(part);
    } else if (Array.isArray(value)) {
      for (const element of value) rest.push({ value: element, name: ANY, parent: part });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) {
        if (CONTROL.test(name)) return pathOf(part);
        rest.push({ value: field, name, parent: part });
      }
    }
  }
  return undefined;
}

function isAllowed(part: Part, value: string, multiline: ReadonlySet<string>): boolean {
  return !CONTROL_IN_LINES.test(value) && multiline.has(pathOf(part).join('/'));
}

function pathOf(part: Part): string[] {
  const path: string[] = [];
  for (let at: Part | undefined = part; at?.name !== undefined; at = at.parent) path.push(at.name);
  return path.reverse();
}
