import * as z from 'zod/mini';
import { languageField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Languages', base: '/api-languages/api/v1' });

export const getDictionary = routes.open.post('getDictionary', '/', {
  summary: 'All interface texts in one language, by number',
  limit: 'open',
  body: z.strictObject({ language: languageField }),
  answer: z.record(z.string(), z.string()),
});
