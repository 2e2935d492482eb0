import { parse } from '@swc/core';

export interface PageWord {
  readonly line: number;
  readonly words: string;
}

/** Attributes that people read or hear. */
const spoken = new Set([
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
 * Words that a component writes into the page by itself instead of taking them from the dictionary: text between
 * tags, literals in braces between tags, and literals in attributes that people read or hear.
 */
export async function findPageWords(source: string): Promise<PageWord[]> {
  // The parser counts bytes, and from where its previous file ended.
  const bytes = Buffer.from(source);
  const tree = await parse(source, { syntax: 'typescript', tsx: true });
  const offset = tree.span.start - leadingBytes(source);
  const found: PageWord[] = [];
  for (const { words, start } of literals(tree, false)) {
    if (!/\p{L}/u.test(words)) continue;
    const line = bytes
      .subarray(0, start - offset)
      .toString()
      .split('\n').length;
    found.push({ line, words: words.trim() });
  }
  return found;
}

/** `shown`: what a literal met here says is written into the page. */
function* literals(
  node: unknown,
  shown: boolean,
): Generator<{ readonly words: string; readonly start: number }> {
  if (Array.isArray(node)) {
    for (const item of node) yield* literals(item, shown);
  } else if (isNode(node)) {
    const text = textOf(node, shown);
    if (text !== undefined) yield { words: text, start: node.span?.start ?? 0 };
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

/** Whether literals in that part of a node are written into the page. */
function isShown(node: Node, part: string, shown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children';
    case 'JSXAttribute':
      return part === 'value' && isNode(node.name) && spoken.has(String(node.name.value));
    case 'ConditionalExpression':
      return shown && part !== 'test';
    case 'BinaryExpression':
      if (node.operator === '&&') return shown && part === 'right';
      return shown && joining.has(String(node.operator));
    default:
      // A literal deeper down is an argument or a key, unless the expression only wraps it.
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

/** The parser's own start is that of the first word of code. */
function leadingBytes(source: string): number {
  const leading = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(leading);
}
