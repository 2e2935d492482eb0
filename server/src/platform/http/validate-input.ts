import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { hasRawBody } from './raw-body.ts';
import { findUnsafeText, multilinePaths } from './safe-text.ts';

const nothing = z.strictObject({});
/** A call without a body may still send `{}`, as many clients always do. */
export const noBody = z.nullish(nothing);

/** What Fastify validates. Parts that a route does not declare must be empty. */
export function inputSchema(route: RouteSpec): FastifySchema {
  const { params, query = nothing, body = noBody } = route;
  return {
    querystring: query,
    ...(params !== undefined && { params }),
    ...(hasJsonBody(route) && { body }),
  };
}

function hasJsonBody(route: RouteSpec): boolean {
  return !hasRawBody(route) && route.method !== 'GET' && route.multipart !== true;
}

/**
 * Compiles the schemas of bodies, queries and path parameters. Control characters are refused here, so that no schema
 * can forget to.
 */
export const compileInput: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const multiline = multilinePaths(route.schema);
  const validate = validatorCompiler(route);
  return (input: unknown) => {
    const path = findUnsafeText(input, multiline);
    if (path === undefined) return validate(input);
    // In Fastify's own shape: its error handler adds the context and the status.
    return { error: [invalidText(path)] as unknown as Error };
  };
};

function invalidText(path: readonly string[]) {
  const instancePath = `/${path.join('/').replaceAll(/[\p{Cc}\p{Cs}]/gu, '')}`;
  return {
    keyword: 'control_character',
    instancePath,
    schemaPath: `#${instancePath}`,
    message: 'control characters are not allowed',
    params: {},
  };
}
