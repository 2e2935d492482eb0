/** Automatic renewal: what buyers agreed to, and the renewals themselves. */
export { renewalData } from './personal-data.ts';
