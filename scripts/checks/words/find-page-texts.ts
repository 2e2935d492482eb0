import { parse } from '@swc/core';

export interface PageText {
  readonly line: number;
  readonly content: string;
}

/** Attributes shown on screen or read by screen readers. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/**
 * Finds untranslated text in a component: text between tags, string literals in braces between tags, and
 * string literals in visible or spoken attributes.
 * @returns line and text of each
 */
export async function findPageTexts(source: string): Promise<PageText[]> {
  // swc positions are byte offsets that continue from the previously parsed file.
  const bytes = Buffer.from(source);
  const tree = await parse(source, { syntax: 'typescript', tsx: true });
  const offset = tree.span.start - leadingBytes(source);
  const found: PageText[] = [];
  for (const { content, start } of literals(tree, false)) {
    if (!/\p{L}/u.test(content)) continue;
    const line = bytes
      .subarray(0, start - offset)
      .toString()
      .split('\n').length;
    found.push({ line, content: content.trim() });
  }
  return found;
}

/** @param shown whether a string literal at this place is rendered */
function* literals(
  node: unknown,
  shown: boolean,
): Generator<{ readonly content: string; readonly start: number }> {
  if (Array.isArray(node)) {
    for (const item of node) yield* literals(item, shown);
  } else if (isNode(node)) {
    const text = textOf(node, shown);
    if (text !== undefined) yield { content: text, start: node.span?.start ?? 0 };
    for (const [part, value] of Object.entries(node)) {
      yield* literals(value, isShown(node, part, shown));
    }
  }
}

function textOf(node: Node, shown: boolean): string | undefined {
  if (node.type === 'JSXText') return String(node.value);
  if (!shown) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String(node.raw) : undefined;
}

/** Whether string literals in this part of a node are rendered. */
function isShown(node: Node, part: string, shown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children';
    case 'JSXAttribute':
      return part === 'value' && isNode(node.name) && textAttributes.has(String(node.name.value));
    case 'ConditionalExpression':
      return shown && part !== 'test';
    case 'BinaryExpression':
      if (node.operator === '&&') return shown && part === 'right';
      return shown && joining.has(String(node.operator));
    default:
      // A deeper literal is an argument or a key, unless the expression only wraps it.
      return shown && wrappers.has(node.type);
  }
}

const joining = new Set(['||', '??', '+']);
const wrappers = new Set(['JSXExpressionContainer', 'ParenthesisExpression', 'TemplateLiteral']);

interface Node {
  readonly type: string;
  readonly span?: { readonly start: number };
  readonly name?: unknown;
  readonly operator?: unknown;
  readonly raw?: unknown;
  readonly value?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** swc's start position is the first token, so leading spaces and comments have to be counted separately. */
function leadingBytes(source: string): number {
  const leading = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(leading);
}
