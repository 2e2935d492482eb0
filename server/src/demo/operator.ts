import { demoOwnerSignIn, type NewOperator } from '../domains/operators/index.ts';

/**
 * The owner's account of a demo, so that the console can be tried too. The password is public; only a shop with DEMO on
 * allows signing in without a code.
 */
export const demoOwner: Omit<NewOperator, 'id'> = {
  ...demoOwnerSignIn,
  name: 'Olivia',
  role: 'owner',
  withoutCode: true,
};
