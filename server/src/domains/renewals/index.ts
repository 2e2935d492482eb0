/** Automatic renewal: what buyers agreed to, and the renewals themselves. */
export { renewalMailExamples } from './mails/examples.ts';
export { renewalData } from './personal-data.ts';
export { renewalJobs } from './renewals.jobs.ts';
