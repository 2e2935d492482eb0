import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** The record of what operators did, as the console reads it. */
const BASE = '/api-admin/api/v1/acts';

const filters = {
  operator: z.optional(uuidField),
  /** One action, `payouts.paid`, or all of a section, `payouts.`. */
  action: z.optional(z.string().check(z.regex(/^[a-z_]+\.[a-z_]*$/), z.maxLength(80))),
  /** How the subject begins: `payment:` or all of one id. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** From that moment on, inclusive. */
  since: z.optional(timestampField),
  /** Before that moment. */
  until: z.optional(timestampField),
};

export const actField = z.strictObject({
  id: z.int(),
  at: timestampField,
  operator: z.strictObject({ id: uuidField, name: z.string(), email: z.string() }),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  ip: z.string(),
});
export type OperatorAct = z.output<typeof actField>;

const reading = { tag: 'Audit', auth: 'operator', permission: 'audit:read' } as const;

export const listActs = defineRoute({
  ...reading,
  id: 'listActs',
  method: 'GET',
  path: BASE,
  summary: 'What operators did, newest first, 50 at a time',
  limit: 'operatorRead',
  query: z.strictObject({
    ...filters,
    /** The id of the last row of the page before. */
    before: z.optional(idInQuery),
  }),
  answer: z.array(actField),
});

export const readAct = defineRoute({
  ...reading,
  id: 'readAct',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One act with what changed',
  limit: 'operatorRead',
  params: z.strictObject({ id: idInQuery }),
  answer: z.extend(actField, {
    before: z.unknown(),
    after: z.unknown(),
    /** The link of the chain, as hex. */
    hash: z.string(),
  }),
});

/** Who and what there is to filter by. */
export const listActFilters = defineRoute({
  ...reading,
  id: 'listActFilters',
  method: 'GET',
  path: '/api-admin/api/v1/act-filters',
  summary: 'The operators and actions that the record knows',
  limit: 'operatorRead',
  answer: z.strictObject({
    operators: z.array(z.strictObject({ id: uuidField, name: z.string() })),
    actions: z.array(z.string()),
  }),
});

/** Reads the whole record: each act must be what its hash was made of and name the one before. */
export const verifyActs = defineRoute({
  ...reading,
  id: 'verifyActs',
  method: 'POST',
  path: '/api-admin/api/v1/act-verification',
  summary: 'Check the chain of the record',
  limit: 'operatorWrite',
  answer: z.strictObject({
    acts: z.int(),
    /** The first acts that are broken; empty when all is well. */
    broken: z.array(z.int()),
  }),
});

/** All that suit the filters, newest first. */
export const exportActs = defineRoute({
  ...reading,
  id: 'exportActs',
  method: 'GET',
  path: '/api-admin/api/v1/acts-export',
  summary: 'The record as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});
