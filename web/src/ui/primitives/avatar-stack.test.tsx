import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AvatarStack } from './avatar-stack.tsx';
import { initialsOf } from './initials.ts';

const sources = (count: number) => Array.from({ length: count }, (_, index) => `/${index}.svg`);

test.each([
  [1, 1, ''],
  [4, 4, ''],
  [5, 4, '+1'],
  [9, 4, '+5'],
])('%i services show %i tiles and "%s"', (count, shown, more) => {
  const { container } = render(<AvatarStack sources={sources(count)} />);
  expect(container.querySelectorAll('img')).toHaveLength(shown);
  expect(container.textContent).toBe(more);
});

test.each([
  ['anna.levina', 'AL'],
  ['Анна Мария Левина', 'АМ'],
  ['bob', 'BO'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
