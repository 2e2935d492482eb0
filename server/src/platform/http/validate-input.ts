import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { findUnsafeText, multilinePaths } from './safe-text.ts';

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
