import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolScript } from '../root.ts';
import { runTool } from '../run/run-tool.ts';
import type { KubeObject } from './compose-overlay.ts';

type Model = new (fields: KubeObject) => { validate(): void };

/** The npm module with the kinds of an API of Kubernetes or CloudNativePG. */
function moduleOf(apiVersion: string): string {
  return apiVersion.startsWith('postgresql.cnpg.io/')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;
}

const nameOf = ({ kind, metadata }: KubeObject) => `${kind} ${metadata.name}`;

/** What the schema of its kind refuses in each object: missing fields, wrong types and values. */
export async function findWrongValues(objects: readonly KubeObject[]): Promise<string[]> {
  const problems = objects.map(async (object) => {
    // The cast is safe: the versions of these packages are fixed.
    const models = (await import(moduleOf(object.apiVersion))) as Readonly<Record<string, Model>>;
    const Kind = models[object.kind];
    if (Kind === undefined) return [`${nameOf(object)}: not a kind of ${object.apiVersion}`];
    try {
      new Kind(object).validate();
      return [];
    } catch (error) {
      return [`${nameOf(object)}: ${String(error)}`];
    }
  });
  return (await Promise.all(problems)).flat();
}

/**
 * The fields that the kinds of the objects do not have. A schema accepts them, as an API server does unless asked to be
 * strict; the TypeScript compiler refuses them in a literal.
 */
export async function findUnknownFields(objects: readonly KubeObject[]): Promise<string[]> {
  const kept = join(root, '.cache');
  mkdirSync(kept, { recursive: true });
  // In the repository, where the compiler finds the packages.
  const folder = mkdtempSync(join(kept, 'deployment-'));
  const compilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [] },
    ...{ module: 'nodenext', target: 'es2024' },
  };
  const names = objects.map((object, index) => {
    const { apiVersion, kind } = object;
    const file = `${index}.ts`;
    writeFileSync(
      join(folder, file),
      `import type { I${kind} } from '${moduleOf(apiVersion)}';\nexport const object: I${kind} = ${JSON.stringify(object)};\n`,
    );
    return file;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }));
  const { ok, output } = await runTool(toolScript('typescript', 'tsc'), ['-p', folder]);
  rmSync(folder, { recursive: true });
  if (ok) return [];
  return output
    .trim()
    .split(/\n(?=\S)/)
    .map((problem) => {
      const object = objects[Number(/(\d+)\.ts\(/.exec(problem)?.[1])];
      return object === undefined ? problem : `${nameOf(object)}: ${problem}`;
    });
}
