import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawnCount } from './use-drawn-count.ts';

const drawn: number[] = [];

function Count({ total, first }: { total: number; first?: number }) {
  const count = useDrawnCount(total, first);
  drawn.push(count);
  return <p>{count} drawn</p>;
}

/** What was drawn, each count once. */
const steps = () => drawn.splice(0).filter((count, place, all) => count !== all[place - 1]);

test('draws a short list at once', () => {
  render(<Count total={5} />);
  expect(steps()).toEqual([5]);
});

test('draws a long list in steps, and one that grows from where it was', async () => {
  const view = render(<Count total={30} />);
  await screen.findByText('30 drawn');
  expect(steps()).toEqual([12, 24, 30]);
  view.rerender(<Count total={50} />);
  await screen.findByText('50 drawn');
  expect(steps()).toEqual([30, 42, 50]);
});

test('begins with as many as asked for', async () => {
  render(<Count first={3} total={20} />);
  await screen.findByText('20 drawn');
  expect(steps()).toEqual([3, 15, 20]);
});

test('draws what a search had left out in steps again', async () => {
  const view = render(<Count total={30} />);
  await screen.findByText('30 drawn');
  view.rerender(<Count total={1} />);
  await screen.findByText('1 drawn');
  steps();
  view.rerender(<Count total={30} />);
  await screen.findByText('30 drawn');
  expect(steps()).toEqual([12, 24, 30]);
});
