import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as renderer from 'react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

test('the tests draw with Preact, as buyers get it', () => {
  expect(renderer).not.toHaveProperty('act');
  expect(renderer).toHaveProperty('unmountComponentAtNode');
});

function Digits() {
  const [value, setValue] = useState('');
  return (
    <input
      aria-label="code"
      onChange={({ target }) => setValue(target.value.replace(/\D/g, '').slice(0, 3))}
      value={value}
    />
  );
}

test('a field that refuses characters does not show them', async () => {
  render(<Digits />);
  const field = screen.getByLabelText<HTMLInputElement>('code');
  // The screen keeps its value for each refused character, so it is not drawn again.
  await userEvent.type(field, 'a1b2-34');
  expect(field.value).toBe('123');
});

test('a field whose screen keeps its value shows it again', async () => {
  render(
    <>
      <textarea aria-label="text" onChange={vi.fn()} value="kept" />
      <select aria-label="year" onChange={vi.fn()} value="2026">
        <option>2025</option>
        <option>2026</option>
      </select>
    </>,
  );
  const text = screen.getByLabelText<HTMLTextAreaElement>('text');
  const year = screen.getByLabelText<HTMLSelectElement>('year');
  await userEvent.type(text, 'x');
  await userEvent.selectOptions(year, '2025');
  expect([text.value, year.value]).toEqual(['kept', '2026']);
});

test('a choice that the screen refuses is not shown as made', async () => {
  render(
    <>
      <input aria-label="switch" checked={false} onChange={vi.fn()} type="checkbox" />
      <input aria-label="first" checked name="plan" onChange={vi.fn()} type="radio" />
      <input aria-label="second" checked={false} name="plan" onChange={vi.fn()} type="radio" />
    </>,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await userEvent.click(field('switch'));
  await userEvent.click(field('second'));
  expect(['switch', 'first', 'second'].map((name) => field(name).checked)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a field without a given value keeps what is typed', async () => {
  render(<input aria-label="free" defaultValue="a" onChange={vi.fn()} />);
  const field = screen.getByLabelText<HTMLInputElement>('free');
  fireEvent.input(field, { target: { value: 'b' } });
  await Promise.resolve().then(() => undefined);
  expect(field.value).toBe('b');
});

test('attributes that are false by name reach the page', () => {
  render(<input aria-label="code" spellCheck="false" />);
  expect(screen.getByLabelText('code').getAttribute('spellcheck')).toBe('false');
});
