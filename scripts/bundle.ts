import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, toolScript } from './root.ts';
import { runTool, type ToolRun } from './run/run-tool.ts';
import { hashSources } from './run/source-hash.ts';

type BundleRun = Pick<ToolRun, 'ok' | 'output'>;

interface Bundle {
  readonly sources: readonly string[];
  readonly output: string;
  readonly build: () => Promise<BundleRun>;
}

const shared = ['contract', 'package-lock.json', 'tsconfig.base.json'];

const bundles = {
  web: {
    sources: [...shared, 'web'],
    output: 'web/dist/index.html',
    // The two pages have different renderers, so they share no code.
    build: async () => {
      rmSync(join(root, 'web/dist'), { recursive: true, force: true });
      return buildPages();
    },
  },
  server: {
    sources: [
      ...shared,
      ...['src', 'migrations', 'rolldown.config.ts', 'runtime-packages.ts'].map(
        (source) => `server/${source}`,
      ),
    ],
    output: 'server/dist/main.js',
    build: () =>
      runTool(toolScript('rolldown'), ['--config', 'rolldown.config.ts'], {
        cwd: join(root, 'server'),
      }),
  },
} satisfies Record<string, Bundle>;

/** Builds the pages of the shop and of the console, with further options of Vite. */
export async function buildPages(options: readonly string[] = []): Promise<BundleRun> {
  const pages = await Promise.all(
    ['vite.config.ts', 'vite.console.config.ts'].map((config) =>
      runTool(
        toolScript('vite'),
        ['build', '--config', config, '--logLevel', 'warn', ...options],
        // Overrides NODE_ENV of the shell, which could make Vite build a development page.
        { cwd: join(root, 'web'), env: { NODE_ENV: 'production' } },
      ),
    ),
  );
  return pages.find(({ ok }) => !ok) ?? { ok: true, output: '' };
}

export type BundleName = keyof typeof bundles;

const building = new Map<BundleName, Promise<boolean>>();

/**
 * Builds one bundle unless its sources are unchanged since the last build. Returns false when the build failed. Steps that
 * need it at the same time share one build.
 */
export function ensureBundle(name: BundleName): Promise<boolean> {
  const begun = building.get(name);
  if (begun) return begun;
  const build = buildIfChanged(name).finally(() => building.delete(name));
  building.set(name, build);
  return build;
}

async function buildIfChanged(name: BundleName): Promise<boolean> {
  const { sources, output, build } = bundles[name];
  const stamp = join(root, '.cache', `build-${name}.sha256`);
  const hash = hashSources(root, sources);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return true;
  }
  console.log(`sesame: building ${name} …`);
  rmSync(stamp, { force: true });
  const startedMs = Date.now();
  const run = await build();
  if (!run.ok) {
    console.error(run.output);
    console.error(`sesame: building ${name} failed; see the messages above.`);
    return false;
  }
  console.log(`sesame: ${name} built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** Builds both bundles in parallel. Returns false when one failed. */
export async function ensureBundles(): Promise<boolean> {
  const built = await Promise.all([ensureBundle('web'), ensureBundle('server')]);
  return built.every(Boolean);
}
