export { authenticateOperatorsWith } from './authenticate-operator.ts';
export { mailOwners } from './mail-owners.ts';
export { operatorMailExamples } from './mails/examples.ts';
export { makeOwnerLink } from './make-owner-link.ts';
export { operatorJobs } from './operators.jobs.ts';
export { operatorRoutes } from './operators.operator-routes.ts';
export { findOperator } from './operators.store.ts';
export {
  type NewOperator,
  putOperator,
  sealedFor as operatorCodeContext,
} from './put-operator.ts';
export { type DoneBy, recordAct } from './record-act.ts';
export { recordExportsWith } from './record-export.ts';
