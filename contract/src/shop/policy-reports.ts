import { emptyAnswer } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Page', base: '/api-user/api/v1' });

/** Browsers send these automatically, as `application/csp-report` or `application/reports+json`. */
export const reportPolicyViolation = routes.open.post('reportPolicyViolation', '/csp-report', {
  summary: 'Reports of content security policy violations',
  limit: 'policyReport',
  raw: true,
  answer: emptyAnswer,
});
