import { emptyAnswer } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Browsers send these automatically, as `application/csp-report` or `application/reports+json`. */
export const reportPolicyViolation = defineRoute({
  id: 'reportPolicyViolation',
  method: 'POST',
  path: '/api-user/api/v1/csp-report',
  tag: 'Page',
  summary: 'Reports of content security policy violations',
  auth: 'public',
  limit: 'policyReport',
  raw: true,
  answer: emptyAnswer,
});
