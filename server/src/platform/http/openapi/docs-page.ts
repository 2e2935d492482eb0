import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastify as createFastify, type FastifyInstance, type FastifyReply } from 'fastify';

/** Answers with the page or one of its files. */
export type DocsPage = (url: string, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the page that shows the document, and its files, from a separate server that never listens. */
export async function createDocsPage(prefix: string, document: string): Promise<DocsPage> {
  const page: FastifyInstance = createFastify();
  // Trusted input: the document that `writeDocument` has just written.
  await page.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(document) },
  });
  await page.register(swaggerUi, { routePrefix: prefix, staticCSP: true });
  return async (url, reply) => {
    const { statusCode, headers, rawPayload } = await page.inject({ method: 'GET', url });
    const { connection: _, ...kept } = headers;
    return reply.code(statusCode).headers(kept).send(rawPayload);
  };
}
