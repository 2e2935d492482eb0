import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedFilter } from './segmented-filter.tsx';

const segments = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof segments)[number]['value']>('all');
  return <SegmentedFilter label="Show" onChange={setValue} segments={segments} value={value} />;
}

const chosen = () => screen.getAllByRole('radio', { checked: true });

test('is one tab stop, and arrow keys choose inside it', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Active' })]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Inactive' })]);
});
