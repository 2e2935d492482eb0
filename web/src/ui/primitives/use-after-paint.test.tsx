import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

const drawn: string[] = [];

function Word({ value, initial }: { value: string; initial?: string }) {
  const shown = useAfterPaint(value, initial);
  drawn.push(`${value}:${shown}`);
  return <p>{shown}</p>;
}

test('shows a new value in a later task, and the old one until then', async () => {
  drawn.length = 0;
  const view = render(<Word value="one" />);
  expect(drawn).toEqual(['one:one']);
  view.rerender(<Word value="two" />);
  view.rerender(<Word value="three" />);
  expect(screen.getByText('one')).toBeTruthy();
  await screen.findByText('three');
  expect(drawn).toEqual(['one:one', 'two:one', 'three:one', 'three:three']);
});

test('begins with the initial value', async () => {
  const view = render(<Word initial="nothing" value="one" />);
  expect(screen.getByText('nothing')).toBeTruthy();
  await screen.findByText('one');
  view.unmount();
});
