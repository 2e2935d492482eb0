import * as z from 'zod/mini';
import { languageField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

export const getDictionary = defineRoute({
  id: 'getDictionary',
  method: 'POST',
  path: '/api-languages/api/v1/',
  tag: 'Languages',
  summary: 'All interface texts in one language, by number',
  auth: 'public',
  limit: 'open',
  body: z.strictObject({ language: languageField }),
  answer: z.record(z.string(), z.string()),
});
