import {
  parseSync,
  type TsInterfaceDeclaration,
  type TsType,
  type TsTypeAliasDeclaration,
  type TsTypeElement,
  type TsTypeReference,
} from '@swc/core';

/** Types of `platform/platform.ts`, of which an operation may pick parts. */
const PLATFORMS: readonly string[] = ['Platform', 'TransactionalPlatform', 'Notifying', 'Queueing'];
const NEEDS_MAX = 3;

type Declaration = TsTypeAliasDeclaration | TsInterfaceDeclaration;
type Needs = ReadonlySet<string>;
/** What the type with this name picks from the platform. */
type Lookup = (name: string) => Needs;

export interface LongList {
  readonly file: string;
  readonly needs: string;
}

/**
 * Lists of more than three parts of the platform: `Pick<Platform, …>`, alone or joined by `&`, `extends` or a name for
 * another list, also of another file, and object types with several `Platform['…']`.
 * @param sources the text of each file
 */
export function findLongNeeds(sources: ReadonlyMap<string, string>): LongList[] {
  const files = [...sources].map(([file, source]) => {
    const { body } = parseSync(source, { syntax: 'typescript' });
    const nodes = [...typesIn(body)];
    const exported = body.flatMap((item) =>
      item.type === 'ExportDeclaration' ? [...typesIn(item)].filter(isDeclaration) : [],
    );
    return { file, nodes, exported, declared: nodes.filter(isDeclaration) };
  });
  const everywhere = files.flatMap(({ exported }) => exported);
  return files.flatMap(({ file, nodes, declared }) => {
    const lookup = lookupIn([...everywhere, ...declared]);
    const lists = nodes.filter(isList).map((node) => needsOfNode(node, lookup));
    const long = lists.filter(({ size }) => size > NEEDS_MAX).map((needs) => [...needs].join(' '));
    return [...new Set(long)].map((needs) => ({ file, needs }));
  });
}

/** @param all declarations, of which a later one hides earlier ones with its name */
function lookupIn(all: readonly Declaration[]): Lookup {
  const declarations = new Map(all.map((declaration) => [declaration.id.value, declaration]));
  const found = new Map<string, Needs>();
  const lookup: Lookup = (name) => {
    const known = found.get(name);
    const declaration = declarations.get(name);
    if (known !== undefined || declaration === undefined) return known ?? new Set();
    // A type may refer to itself.
    found.set(name, new Set());
    const needs = needsOfNode(declaration, lookup);
    found.set(name, needs);
    return needs;
  };
  return lookup;
}

function needsOfNode(node: TsType | Declaration, lookup: Lookup): Needs {
  switch (node.type) {
    case 'TsTypeAliasDeclaration':
      return needsOfNode(node.typeAnnotation, lookup);
    case 'TsInterfaceDeclaration':
      return new Set([
        ...node.extends.flatMap(({ expression, typeArguments }) =>
          expression.type === 'Identifier'
            ? [...needsOfReference(expression.value, typeArguments?.params, lookup)]
            : [],
        ),
        ...needsOfMembers(node.body.body),
      ]);
    case 'TsParenthesizedType':
      return needsOfNode(node.typeAnnotation, lookup);
    case 'TsIntersectionType':
      return new Set(node.types.flatMap((type) => [...needsOfNode(type, lookup)]));
    case 'TsTypeLiteral':
      return new Set(needsOfMembers(node.members));
    case 'TsTypeReference':
      return needsOfReference(nameOf(node), node.typeParams?.params, lookup);
    default:
      return new Set();
  }
}

function needsOfReference(name: string, [of, keys]: readonly TsType[] = [], lookup: Lookup): Needs {
  if (name !== 'Pick') return PLATFORMS.includes(name) ? new Set() : lookup(name);
  if (of?.type !== 'TsTypeReference' || !PLATFORMS.includes(nameOf(of))) return new Set();
  const listed = keys?.type === 'TsUnionType' ? keys.types : [keys];
  return new Set(listed.flatMap((key) => textOf(key)));
}

function needsOfMembers(members: readonly TsTypeElement[]): string[] {
  return members.flatMap((member) => {
    if (member.type !== 'TsPropertySignature') return [];
    const type = member.typeAnnotation?.typeAnnotation;
    if (type?.type !== 'TsIndexedAccessType') return [];
    const { objectType, indexType } = type;
    const isPart = objectType.type === 'TsTypeReference' && PLATFORMS.includes(nameOf(objectType));
    return isPart ? textOf(indexType) : [];
  });
}

function textOf(type: TsType | undefined): string[] {
  if (type?.type !== 'TsLiteralType' || type.literal.type !== 'StringLiteral') return [];
  return [type.literal.value];
}

function nameOf({ typeName }: TsTypeReference): string {
  return typeName.type === 'Identifier' ? typeName.value : '';
}

/** A name for a list is reported where the list is. */
function isList(node: TsType | Declaration): boolean {
  return node.type !== 'TsTypeReference' || nameOf(node) === 'Pick';
}

function isDeclaration(node: TsType | Declaration): node is Declaration {
  return node.type === 'TsTypeAliasDeclaration' || node.type === 'TsInterfaceDeclaration';
}

/** Every type within, from the outside in. */
function* typesIn(node: unknown): Generator<TsType | Declaration> {
  if (typeof node !== 'object' || node === null) return;
  if (isType(node)) yield node;
  for (const part of Object.values(node)) yield* typesIn(part);
}

function isType(node: object): node is TsType | Declaration {
  return 'type' in node && typeof node.type === 'string' && node.type.startsWith('Ts');
}
