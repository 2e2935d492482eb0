import swagger from '@fastify/swagger';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { type ErrorCode, errors } from '@sesame/contract/shared/errors.ts';
import type { Auth, RouteSpec } from '@sesame/contract/shared/route.ts';
import { fastify as createFastify, type FastifySchema } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inputSchema, noBody } from '../validate-input.ts';
import { fieldTexts } from './field-texts.gen.ts';
import { describeFields, type Schema } from './field-texts.ts';
import { nameSchemas } from './name-schemas.ts';
import { tidyComponents } from './tidy-components.ts';

const refusal = z.object({ code: z.string(), message: z.string() });

/** Names of the document's components. */
const schemaRegistry = nameSchemas();
schemaRegistry.add(noBody, { id: 'NoBody' });
schemaRegistry.add(refusal, { id: 'Refusal' });

/** Security scheme by the kind of token that a route takes. */
const SCHEMES: Readonly<Partial<Record<Auth, string>>> = { user: 'bearer', operator: 'operator' };

const IMPLIED: readonly ErrorCode[] = ['bad_request', 'too_many_requests', 'unavailable'];

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
    ...inputSchema(route),
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

const transform = createJsonSchemaTransform({ schemaRegistry });

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

/** Adds what the comments of the contract say of its fields. */
function withTexts<D extends object>(document: D): D {
  // Trusted input: the OpenAPI document that the library has just built.
  const { components } = document as { components?: { schemas?: Record<string, Schema> } };
  describeFields(components?.schemas ?? {}, fieldTexts);
  return document;
}

export interface DescribedApi {
  readonly title: string;
  /** Ids of the calls that the server has bound, in this order. */
  readonly calls: readonly string[];
}

/** Returns the OpenAPI document as JSON. */
export async function writeDocument({ title, calls }: DescribedApi): Promise<string> {
  // A server that never listens: its routes are what the library describes.
  const fastify = createFastify({ exposeHeadRoutes: false });
  fastify.setValidatorCompiler(() => () => true);
  fastify.setSerializerCompiler(() => JSON.stringify);
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
    transformObject: (document) => withTexts(tidyComponents(transformObject(document))),
  });
  const declared = new Map(allRoutes.map((route) => [route.id, route as RouteSpec]));
  for (const id of calls) {
    const route = declared.get(id);
    if (route === undefined) throw new Error(`no contract declares the call ${id}`);
    const { method, path: url } = route;
    fastify.route({
      ...{ method, url, config: { contract: route }, schema: describe(route) },
      handler: () => undefined,
    });
  }
  await fastify.ready();
  return JSON.stringify(fastify.swagger());
}
