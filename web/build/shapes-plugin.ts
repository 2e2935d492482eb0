import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { hasSchemas, writeShapes } from './shapes.ts';

/** The modules of the contract that hold the schemas of the shop. */
const CONTRACT = /[\\/]contract[\\/]src[\\/](?:shop(?:[\\/][\w-]+)+|shared[\\/]fields)\.ts$/;
const SCHEMA_LIBRARY = /[\\/]node_modules[\\/]zod[\\/]/;
const MARK = '\0shapes:';

/**
 * In a build the shop gets the schemas of the contract as plain data (`shapes.ts`), which a function of one kilobyte
 * checks answers against. The console checks its forms with the schema library itself.
 */
export function shapes(): Plugin {
  let root = '';
  return {
    name: 'shapes',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      if (importer === undefined || !isShop(importer)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !CONTRACT.test(found.id)) return found;
      return hasSchemas(await moduleOf(found.id)) ? `${MARK}${found.id}` : found;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const module = await moduleOf(id.slice(MARK.length));
      const code = writeShapes(module, join(root, 'src/api/client/shape.ts'));
      return { code, map: null, moduleSideEffects: false };
    },
    generateBundle(_options, bundle) {
      if (loadsSchemaLibrary(bundle)) {
        this.error('The shop loads the schema library; only the console may');
      }
    },
  };

  function isShop(importer: string): boolean {
    const source = join(root, 'src') + sep;
    return importer.startsWith(source) && !importer.startsWith(join(source, 'console') + sep);
  }
}

function moduleOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(file).href);
}

/** Whether a page of the shop can load it, now or later. */
function loadsSchemaLibrary(bundle: Rolldown.OutputBundle): boolean {
  const reached = new Set(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isEntry && file.name === 'index' ? [file.fileName] : [],
    ),
  );
  for (const name of reached) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    if (file.moduleIds.some((id) => SCHEMA_LIBRARY.test(id))) return true;
    for (const next of [...file.imports, ...file.dynamicImports]) reached.add(next);
  }
  return false;
}
