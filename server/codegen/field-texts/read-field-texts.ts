import type { CallExpression, Expression, ObjectExpression } from '@swc/core';
import type { FieldText } from '../../src/platform/http/openapi/field-texts.ts';
import { findConstant, type Module, type Modules, readModule, withText } from './read-module.ts';

/** Calls around a schema that leave its fields as they are. */
const WRAPPERS: readonly string[] = [
  ...['optional', 'nullable', 'nullish', 'array', 'readonly', 'record', 'pipe'],
  ...['partial', 'pick', 'omit', 'secret', 'multiline'],
];
/** Calls that make a schema of objects and other schemas. */
const STRUCTURES: readonly string[] = [
  ...['object', 'strictObject', 'looseObject', 'extend', 'safeExtend'],
  ...['union', 'discriminatedUnion', 'intersection'],
];
/** Ends of a component's name, by the detail of a call or a list that it is the schema of. */
const PARTS = { body: ['Body'], answer: ['Answer', 'Item'], row: ['Item', 'List'] } as const;

type Texts = Record<string, FieldText>;
/** A field whose comment says what it is, or that has such fields. */
type Described = { text?: string; fields: Texts };

/**
 * Reads the comments of the contract as descriptions of components of the OpenAPI document: of exported schemas, and of
 * the bodies and answers that calls declare in place. A field without a comment has that of the constant it is made of.
 * @param sources the text of each file, by its path
 * @returns by component; a schema that is not a component has an entry too
 */
export function readFieldTexts(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, FieldText> {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  const texts = new Map<string, FieldText>();
  const add = (name: string, described: Described) => {
    if (!texts.has(name) && hasTexts(described)) texts.set(name, compact(described));
  };
  for (const module of modules.values()) {
    for (const [name, { value, text }] of module.constants) {
      const call = readCall(value);
      if (call === undefined) {
        add(componentOf(name), { ...describe(value, module, modules), ...withText(text) });
        continue;
      }
      for (const [part, ends] of Object.entries(PARTS)) {
        const schema = propertyOf(call.details, part);
        const described = schema && describe(schema, module, modules);
        for (const end of ends) if (described) add(`${capitalized(call.id)}${end}`, described);
      }
    }
  }
  return texts;
}

function describe(value: Expression, module: Module, modules: Modules): Described {
  const inside = (part: Expression) => describe(part, module, modules);
  switch (value.type) {
    case 'Identifier': {
      const found = findConstant(value.value, module, modules);
      if (found === undefined) return { fields: {} };
      const described = describe(found.value, found.module, modules);
      return { ...described, ...withText(found.text) };
    }
    case 'MemberExpression':
      // The `shape` of a schema, which others spread.
      return { fields: inside(value.object).fields };
    case 'ObjectExpression':
      return { fields: describeProperties(value, module, inside) };
    case 'ArrayExpression':
      return joined(value.elements.map((element) => element && inside(element.expression)));
    case 'CallExpression':
      return describeCall(value, inside);
    default:
      return { fields: {} };
  }
}

function describeCall(
  { callee, arguments: given }: CallExpression,
  inside: (value: Expression) => Described,
): Described {
  const name = nameOf(callee);
  if (name === 'check' && callee.type === 'MemberExpression') return inside(callee.object);
  const values = given.map(({ expression }) => expression);
  // The list of its values has the comment.
  if (name === 'enum') return { ...joined(values.map(inside)), fields: {} };
  if (STRUCTURES.includes(name)) return { fields: joined(values.map(inside)).fields };
  const [wrapped] = name === 'record' ? values.slice(1) : values;
  return wrapped !== undefined && WRAPPERS.includes(name) ? inside(wrapped) : { fields: {} };
}

function describeProperties(
  { properties }: ObjectExpression,
  module: Module,
  inside: (value: Expression) => Described,
): Texts {
  const fields: Texts = {};
  const add = (name: string, position: number, value: Expression) => {
    const { text, fields: own } = inside(value);
    const described = { ...withText(module.commentBefore(position) ?? text), fields: own };
    if (hasTexts(described)) fields[name] = compact(described);
  };
  for (const property of properties) {
    if (property.type === 'SpreadElement') Object.assign(fields, inside(property.arguments).fields);
    if (property.type === 'Identifier') add(property.value, property.span.start, property);
    if (property.type === 'KeyValueProperty' && property.key.type === 'Identifier')
      add(property.key.value, property.key.span.start, property.value);
  }
  return fields;
}

function joined(all: readonly (Described | undefined)[]): Described {
  const text = all.find((one) => one?.text !== undefined)?.text;
  const fields: Texts = Object.assign({}, ...all.map((one) => one?.fields));
  return { ...withText(text), fields };
}

function hasTexts({ text, fields }: Described): boolean {
  return text !== undefined || Object.keys(fields).length > 0;
}

function compact({ text, fields }: Described): FieldText {
  return { ...withText(text), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Reads `routes.post('id', '/path', { … })`. */
function readCall(value: Expression): { id: string; details: ObjectExpression } | undefined {
  if (value.type !== 'CallExpression') return undefined;
  const [id, path, details] = value.arguments.map(({ expression }) => expression);
  if (id?.type !== 'StringLiteral' || path?.type !== 'StringLiteral') return undefined;
  return details?.type === 'ObjectExpression' ? { id: id.value, details } : undefined;
}

function propertyOf({ properties }: ObjectExpression, name: string): Expression | undefined {
  for (const property of properties) {
    if (property.type === 'Identifier' && property.value === name) return property;
    if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') continue;
    if (property.key.value === name) return property.value;
  }
  return undefined;
}

function nameOf(callee: CallExpression['callee']): string {
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.property.value;
}

/** As `nameSchemas` names it. */
function componentOf(name: string): string {
  return capitalized(name.replace(/(Field|Answer)$/, ''));
}

function capitalized(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase());
}
