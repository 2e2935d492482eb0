import { type Expression, parseSync } from '@swc/core';

/** A constant of a module, with its comment. */
interface Constant {
  readonly value: Expression;
  readonly text?: string;
}

export interface Module {
  readonly constants: ReadonlyMap<string, Constant>;
  /** File and exported name, by the name that this module uses. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
  /** The documentation comment that ends where the node at this position begins, on one line. */
  readonly commentBefore: (position: number) => string | undefined;
}

/** Modules by the path of their file. */
export type Modules = ReadonlyMap<string, Module>;

/** @param file its path, from which relative imports are resolved */
export function readModule(file: string, source: string): Module {
  const { body, span } = parseSync(source, { syntax: 'typescript' });
  const bytes = Buffer.from(source);
  // swc positions are byte offsets that continue from the previously parsed file.
  const start = span.start - leadingBytes(source);
  const commentBefore = (position: number) =>
    readComment(bytes.subarray(0, position - start).toString());
  const constants = new Map<string, Constant>();
  const imports = new Map<string, readonly [string, string]>();
  for (const item of body) {
    if (item.type === 'ImportDeclaration') {
      const from = new URL(item.source.value, `file:///${file}`).pathname.slice(1);
      for (const { local, ...named } of item.specifiers) {
        const original = 'imported' in named ? named.imported?.value : undefined;
        imports.set(local.value, [from, original ?? local.value]);
      }
    }
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      constants.set(id.value, { value: init, ...withText(commentBefore(item.span.start)) });
    }
  }
  return { constants, imports, commentBefore };
}

/** Finds what a name of a module stands for, also where it is imported. */
export function findConstant(name: string, module: Module, modules: Modules) {
  const own = module.constants.get(name);
  if (own !== undefined) return { ...own, module };
  const [file = '', original = ''] = module.imports.get(name) ?? [];
  const from = modules.get(file);
  const found = from?.constants.get(original);
  return from && found && { ...found, module: from };
}

export function withText(text: string | undefined): { text?: string } {
  return text === undefined ? {} : { text };
}

function readComment(before: string): string | undefined {
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  const text = comment
    ?.replace(/^\s*\* ?/gm, '')
    // What follows speaks to callers of code, as `@throws` does.
    .replace(/(^|\s)@[a-z]+ [\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** swc's start position is the first token, so leading spaces and comments have to be counted separately. */
function leadingBytes(source: string): number {
  const leading = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(leading);
}
