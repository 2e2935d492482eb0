import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rulerTicks } from './ruler-ticks.ts';
import { TermRuler } from './term-ruler.tsx';

test.each([
  [-1, 0, true],
  [0, 0, true],
  [4, 4, true],
  [5, 5, true],
  [6, 6, false],
  [30, 30, false],
  [89, 30, false],
])('%i days left fill %i ticks', (daysLeft, filled, low) => {
  expect(rulerTicks(daysLeft)).toEqual({ filled, low });
});

test('draws thirty ticks, the filled ones first', () => {
  const { container } = render(<TermRuler daysLeft={4} remaining="4 days left" until="till" />);
  const ticks = [...container.querySelectorAll('[aria-hidden] > span')];
  expect(ticks).toHaveLength(30);
  expect(ticks.map((tick) => tick.hasAttribute('data-filled')).lastIndexOf(true)).toBe(3);
});
