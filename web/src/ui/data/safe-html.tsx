import { createElement, type ReactNode } from 'react';
import { type HtmlElement, type HtmlNode, parseHtml } from './html-tree.ts';

type SafeHtmlProps = {
  html: string;
  /** Only inline elements, for labels and single lines: links and blocks are reduced to their text. */
  inline?: boolean;
};

const classNames: Partial<Record<HtmlElement['tag'], string>> = {
  a: 'font-medium text-accent-text underline-offset-3 hover:underline',
  strong: 'font-semibold',
  b: 'font-semibold',
  code: 'font-mono text-[.94em]',
  ul: 'list-disc pl-5',
  ol: 'list-decimal pl-5',
  p: 'not-first:mt-2',
};
const inlineTags = new Set<HtmlElement['tag']>(['b', 'i', 'em', 'strong', 'code', 'span']);

/** Renders operator-written HTML as allow-listed React elements; never sets markup. */
export function SafeHtml({ html, inline = false }: SafeHtmlProps) {
  return <>{draw(parseHtml(html), inline)}</>;
}

function draw(nodes: readonly HtmlNode[], inline: boolean): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : element(node, index, inline),
  );
}

function element(node: HtmlElement, key: number, inline: boolean): ReactNode {
  if (node.tag === 'br') return inline ? ' ' : <br key={key} />;
  const tag = inline && !inlineTags.has(node.tag) ? 'span' : node.tag;
  const outside = tag === 'a' && !node.href?.startsWith('/');
  return createElement(
    tag,
    {
      key,
      className: classNames[tag],
      ...(tag === 'a' && { href: node.href }),
      ...(outside && { target: '_blank', rel: 'noopener noreferrer' }),
    },
    ...draw(node.children, inline),
  );
}
