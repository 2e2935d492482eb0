import swagger from '@fastify/swagger';
import { type ErrorCode, errors } from '@sesame/contract/shared/errors.ts';
import type { Auth, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Precomputed, sendPrecomputed } from '../answers.ts';
import { ipPrefix } from '../limits/ip-prefix.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { hasRawBody } from '../raw-body.ts';
import { nameSchemas } from './name-schemas.ts';
import { tidyComponents } from './tidy-components.ts';

const nothing = z.strictObject({});
// A call without a body may still send `{}`, as many clients always do.
const noBody = z.nullish(nothing);
const refusal = z.object({ code: z.string(), message: z.string() });

/** Names of the document's components. */
const schemaRegistry = nameSchemas();
schemaRegistry.add(noBody, { id: 'NoBody' });
schemaRegistry.add(refusal, { id: 'Refusal' });

/** Security scheme by the kind of token that a route takes. */
const SCHEMES: Readonly<Partial<Record<Auth, string>>> = { user: 'bearer', operator: 'operator' };

const IMPLIED: readonly ErrorCode[] = ['bad_request', 'too_many_requests', 'unavailable'];

/** Made once for all servers of a process; tests start hundreds. */
const schemas = new WeakMap<RouteSpec, FastifySchema>();

/** The schema that Fastify validates and the OpenAPI page shows. Parts that a route does not declare must be empty. */
export function openApiSchema(route: RouteSpec): FastifySchema {
  const known = schemas.get(route) ?? describe(route);
  schemas.set(route, known);
  return known;
}

function describe(route: RouteSpec): FastifySchema {
  const scheme = SCHEMES[route.auth];
  const codes = [
    ...IMPLIED,
    ...(scheme !== undefined ? (['unauthorized'] as const) : []),
    ...(route.auth === 'operator' ? (['forbidden'] as const) : []),
    ...(route.errors ?? []),
  ];
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  const refusals = Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [...new Set(group)].join(', '),
        content: { 'application/json': { schema: refusalOf(route, group) } },
      },
    ]),
  );
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.tag],
    querystring: route.query ?? nothing,
    ...(route.params !== undefined && { params: route.params }),
    ...(hasJsonBody(route) && { body: route.body ?? noBody }),
    ...(route.multipart && { consumes: ['multipart/form-data'] }),
    ...(scheme !== undefined && { security: [{ [scheme]: [] }] }),
    response: {
      [route.status ?? 200]: {
        description: route.summary,
        content: route.file
          ? { 'application/octet-stream': { schema: z.string() } }
          : { 'application/json': { schema: route.answer } },
      },
      ...refusals,
    },
  };
}

function refusalOf({ current }: RouteSpec, codes: readonly ErrorCode[]): z.ZodMiniType {
  const isStale = current !== undefined && codes.includes('version_conflict');
  return isStale ? conflictOf(current) : refusal;
}

/** By the schema of the record that the refusal contains. */
const conflicts = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

function conflictOf(current: z.ZodMiniType): z.ZodMiniType {
  const known = conflicts.get(current);
  if (known !== undefined) return known;
  const conflict = z.extend(refusal, { current: z.optional(current) });
  const name = schemaRegistry.get(current)?.id;
  if (name !== undefined) schemaRegistry.add(conflict, { id: `${name}Conflict` });
  conflicts.set(current, conflict);
  return conflict;
}

function hasJsonBody(route: RouteSpec): boolean {
  return !hasRawBody(route) && route.method !== 'GET' && route.multipart !== true;
}

const transform = createJsonSchemaTransform({
  schemaRegistry,
  skipList: ['/openapi.json', '/healthz', '/readyz', '/media/:file', '/*'],
});

const UNCHANGED = 'Not modified since the answer whose ETag is in If-None-Match; without a body';
const tag = { ETag: { type: 'string', description: 'For If-None-Match of the next call' } };

/** Adds what `transform` leaves out: that answers of polls have an ETag, and may have no body. */
function declareTag(made: ReturnType<typeof transform>, route: RouteSpec | undefined) {
  const answers = made.schema.response;
  if (!route?.polled || typeof answers !== 'object' || answers === null) return made;
  const declared = Object.entries(answers).map(([status, answer]) => [
    status,
    status === '200' ? { ...answer, headers: tag } : answer,
  ]);
  const unchanged = { type: 'null', description: UNCHANGED, headers: tag };
  const response = { ...Object.fromEntries(declared), 304: unchanged };
  return { ...made, schema: { ...made.schema, response } };
}

const transformObject = createJsonSchemaTransformObject({ schemaRegistry });

export interface OpenApiOptions {
  readonly title: string;
  /** Whether `/docs`, the page that shows it, is served. */
  readonly page: boolean;
  readonly rateLimits: RateLimits;
}

/** Serves `/openapi.json`. Must be registered before any route. */
export async function serveOpenApi(
  fastify: FastifyInstance,
  { title, page, rateLimits }: OpenApiOptions,
): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          operator: { type: 'http', scheme: 'bearer', description: 'A token of the console' },
        },
      },
    },
    transform: (input) => declareTag(transform(input), input.route.config?.contract),
    transformObject: (document) => tidyComponents(transformObject(document)),
  });
  const count = rateLimits.limitFor('open');
  // A megabyte of text, so it is built and compressed once, at the first request.
  let made: Precomputed | undefined;
  fastify.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    await count(ipPrefix(request.ip));
    made ??= new Precomputed(JSON.stringify(fastify.swagger()));
    return sendPrecomputed(request, reply, made);
  });
  if (page) {
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    await fastify.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  }
}
