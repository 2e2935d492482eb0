import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../../test/speak.ts';
import { RecordTable } from './record-table.tsx';

beforeEach(async () => {
  await speak('en');
});

const ROWS = ['One', 'Two', 'Three'];

function Table({ rows = ROWS }: { rows?: readonly string[] }) {
  const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <RecordTable
      caption="Records"
      columns={[
        {
          key: 'name',
          phone: 'title',
          header: 'Name',
          cell: (row) => <a href={`#${row}`}>{row}</a>,
        },
        { key: 'act', header: 'Act', cell: (row) => <button type="button">Do {row}</button> },
        { key: 'note', header: 'Note', cell: (row) => <input aria-label={`Note of ${row}`} /> },
      ]}
      rowKey={(row) => row}
      rows={rows}
      selection={{ chosen, onChange, label: (row) => `Choose ${row}`, allLabel: 'Choose all' }}
    />
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('arrows move between rows of a column and controls of a row; Home and End jump', async () => {
  render(<Table />);
  link('One').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Two');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Do Two');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Do Three');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Do Three');
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Choose One');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(focused()).toBe('Choose One');
});

test('Space selects the row of the focused link', async () => {
  render(<Table />);
  link('Two').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose Two' })).toHaveProperty('checked', true);
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose Two' })).toHaveProperty('checked', false);
  expect(focused()).toBe('Two');
});

test('keys of the browser stay with it, and Space on other controls does what they do', async () => {
  render(<Table />);
  link('One').focus();
  await userEvent.keyboard(
    '{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowDown}{/Meta}',
  );
  expect(focused()).toBe('One');
  screen.getByRole('button', { name: 'Do One' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose One' })).toHaveProperty('checked', false);
  screen.getByRole('checkbox', { name: 'Choose One' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose One' })).toHaveProperty('checked', true);
});

test('keys typed into a field stay in the field', async () => {
  render(<Table />);
  screen.getByRole('textbox', { name: 'Note of Two' }).focus();
  await userEvent.keyboard('ab{ArrowLeft}c{ArrowUp}{Home}d');
  expect(screen.getByRole('textbox', { name: 'Note of Two' })).toHaveProperty('value', 'dacb');
});

test('a refetch keeps the focus, and a removed row passes it to the next', () => {
  const { rerender } = render(<Table />);
  link('Two').focus();
  rerender(<Table rows={['Zero', ...ROWS]} />);
  expect(focused()).toBe('Two');
  rerender(<Table rows={['Zero', 'One', 'Three']} />);
  expect(focused()).toBe('Three');
  rerender(<Table rows={['Zero']} />);
  expect(focused()).toBe('Zero');
});

test('the table does not take the focus back once it has left', async () => {
  const { rerender } = render(<Table />);
  link('Two').focus();
  await userEvent.click(document.body);
  rerender(<Table rows={['One']} />);
  expect(document.activeElement).toBe(document.body);
});

const details = () => screen.queryAllByRole('button', { name: 'More details' });

test('a wide window shows every cell and nothing to expand', () => {
  render(<Table />);
  expect(details()).toEqual([]);
});

describe('on a phone', () => {
  beforeEach(() => {
    const query = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => query);
  });

  test('a button of each row shows the cells that have no place on its two lines', async () => {
    render(<Table />);
    const hidden = () =>
      ROWS.map((row) =>
        screen.getByText(`Do ${row}`).closest('td')?.classList.contains('max-md:hidden'),
      );
    expect(hidden()).toEqual([true, true, true]);
    const second = details()[1];
    if (second === undefined) throw new Error('expected a button for every row');
    expect(second.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('true');
    expect(hidden()).toEqual([true, false, true]);
    await userEvent.click(second);
    expect(hidden()).toEqual([true, true, true]);
  });
});
