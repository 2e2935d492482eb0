import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('the gallery is no address of a shop that is not a demonstration', () => {
  // Nothing wrote settings into the page of this test, so it is an ordinary shop.
  expect(routes.map(({ path }) => path)).not.toContain('/gallery');
});
