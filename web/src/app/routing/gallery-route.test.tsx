import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('the gallery has no address outside of a demo shop', () => {
  // The test page has no settings, so it is an ordinary shop.
  expect(routes.map(({ path }) => path)).not.toContain('/gallery');
});
