const SHOWN = 4;
/** A shorter code would be guessed from its end. */
const SHORTEST = 12;

/** What an item holds; only links, codes and logins have a hint. */
export interface HintedSecret {
  readonly link?: string;
  readonly template?: string;
  readonly webhook?: string;
  readonly code?: string;
  readonly login?: string;
  readonly text?: string;
  readonly file?: string;
}

/** The end of an item's content, by which operators distinguish items; empty for texts and files, and never of a password. */
export function hintOf({ link, template, webhook, code, login }: HintedSecret): string {
  const shown =
    link ?? (template && withoutPlaceholders(template)) ?? webhook ?? code ?? login ?? '';
  return shown.length < SHORTEST ? '' : shown.slice(-SHOWN);
}

/** What is the same in every link that a template makes; most templates end with the same placeholder. */
function withoutPlaceholders(template: string): string {
  return template.replace(/\{\w+\}/g, '').replace(/[/?=&.-]+$/, '');
}
