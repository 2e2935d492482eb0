import { emptyAnswer } from './fields.ts';
import { defineRoute } from './route.ts';

/** Browsers send it by themselves, as `application/csp-report` or `application/reports+json`. */
export const reportPolicyViolation = defineRoute({
  id: 'reportPolicyViolation',
  method: 'POST',
  path: '/api-user/api/v1/csp-report',
  tag: 'Page',
  summary: 'What the content policy kept a page from doing',
  auth: 'public',
  limit: 'policyReport',
  raw: true,
  answer: emptyAnswer,
});
