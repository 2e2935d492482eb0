export { authenticateOperatorsWith } from './authenticate-operator.ts';
export { operatorJobs } from './operators.jobs.ts';
export { operatorRoutes } from './operators.operator-routes.ts';
export { type NewOperator, putOperator } from './put-operator.ts';
export { type DoneBy, recordAct } from './record-act.ts';
