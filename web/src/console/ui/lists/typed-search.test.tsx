import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TypedSearch } from './typed-search.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function renderSearch(value = '') {
  const onSearch = vi.fn<(typed: string) => void>();
  render(<TypedSearch onSearch={onSearch} placeholder="Email" value={value} />);
  const type = (text: string) =>
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
  return { onSearch, type };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('searches once after the last keystroke', () => {
  const { onSearch, type } = renderSearch();
  for (const text of ['a', 'ad', 'ada']) {
    type(text);
    pass(200);
  }
  expect(onSearch).not.toHaveBeenCalled();
  pass(100);
  expect(onSearch.mock.calls).toEqual([['ada']]);
});

test('searches immediately on Enter', () => {
  const { onSearch, type } = renderSearch();
  type('ada');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['ada']]);
});

test('does not search for what is found already', () => {
  const { onSearch, type } = renderSearch('ada');
  type('adam');
  pass(100);
  type('ada');
  pass(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});
