import type { NewOperator } from '../domains/operators/index.ts';

/**
 * Whoever tries the demo may try the console too: everybody knows this password, and only a shop with DEMO on lets
 * anybody in without a code.
 */
export const demoOwner: NewOperator = {
  email: 'owner@sesame.example',
  name: 'Olivia',
  role: 'owner',
  password: 'open sesame demo',
  withoutCode: true,
};
