import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Precomputed, sendPrecomputed } from '../answers.ts';
import { ipPrefix } from '../limits/ip-prefix.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import type { DocsPage } from './docs-page.ts';
import type { DescribedApi } from './write-document.ts';

export interface OpenApiOptions {
  readonly title: string;
  /** Whether `/docs`, the page that shows it, is served. */
  readonly page: boolean;
  readonly rateLimits: RateLimits;
}

// The bundler places the file of the thread next to the server bundle.
const thread = import.meta.url.endsWith('.ts') ? './document-thread.ts' : './document-thread.js';

/**
 * Serves `/openapi.json`. Must be registered before any route. Document and page are made for their first caller, so that
 * a shop whose documentation is not read does not load what makes them.
 */
export function serveOpenApi(
  fastify: FastifyInstance,
  { title, page, rateLimits }: OpenApiOptions,
): void {
  const calls = new Set<string>();
  fastify.addHook('onRoute', ({ config }: RouteOptions) => {
    if (config?.contract !== undefined) calls.add(config.contract.id);
  });
  const document = () => documentOf({ title, calls: [...calls] });
  const count = rateLimits.limitFor('open');
  fastify.get('/openapi.json', async (request, reply) => {
    await count(ipPrefix(request.ip));
    return sendPrecomputed(request, reply, await document());
  });
  if (!page) return;
  const pages = new Map<string, Promise<DocsPage>>();
  const docs = () =>
    makeOnce(pages, '/docs', async () => {
      const { createDocsPage } = await import('./docs-page.ts');
      return createDocsPage('/docs', String((await document()).identity));
    });
  for (const url of ['/docs', '/docs/*'])
    fastify.get(url, async (request, reply) => (await docs())(request.url, reply));
}

/** By what they describe: once for all servers of a process, because tests start hundreds. */
const documents = new Map<string, Promise<Precomputed>>();

function documentOf(api: DescribedApi): Promise<Precomputed> {
  return makeOnce(documents, JSON.stringify(api), async () => new Precomputed(await write(api)));
}

async function write(api: DescribedApi): Promise<string> {
  const worker = new Worker(new URL(thread, import.meta.url), { name: 'openapi' });
  const written = once(worker, 'message');
  worker.postMessage(api);
  try {
    const [text] = (await written) as [string];
    return text;
  } finally {
    await worker.terminate();
  }
}

/** Makes a value for its first caller; after a failure the next one tries again. */
function makeOnce<T>(
  known: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const made =
    known.get(key) ??
    make().catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  known.set(key, made);
  return made;
}
