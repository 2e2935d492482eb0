/** Automatic renewal: what buyers agreed to, and the renewals themselves. */

export { renewalRoutes } from './agreements/agreements.routes.ts';
export { renewalConfirmationRoutes } from './confirmation/confirmation.routes.ts';
export { renewalConsoleRoutes } from './console/renewals.console-routes.ts';
export { listRenewals } from './description/list-renewals.ts';
export { agreementMailExamples } from './mails/agreement-examples.ts';
export { renewalMailExamples } from './mails/examples.ts';
export { renewalData } from './personal-data.ts';
export { renewalJobs } from './renewals.jobs.ts';
export { renewalUndoRoutes } from './undo/undo.routes.ts';
