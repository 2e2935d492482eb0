import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { TimeFilter } from './time-filter.tsx';

const server = freshServer();
/** What the list was asked for last. */
let asked: { period: string; days: string };

function Filtered({ given }: { given: typeof asked }) {
  const [shown, setShown] = useState(given);
  asked = shown;
  return (
    <TimeFilter
      days={shown.days}
      onDays={(days) => setShown({ period: '', days })}
      onPeriod={(period) => setShown({ period, days: '' })}
      period={shown.period}
    />
  );
}

const open = (given: Partial<typeof asked> = {}) =>
  renderConsole(server, <Filtered given={{ period: '', days: '', ...given }} />);
const since = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const until = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });

test('is not there for a list without times', () => {
  renderConsole(
    server,
    <TimeFilter days={undefined} onDays={() => {}} onPeriod={() => {}} period={undefined} />,
  );
  expect(screen.queryByText('Date')).toBeNull();
});

test('a period is chosen and removed', async () => {
  open();
  await chooseOption(screen.getByRole('combobox', { name: 'Date' }), 'Last 7 days');
  expect(asked).toEqual({ period: 'week', days: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Date' }));
  expect(asked).toEqual({ period: '', days: '' });
});

test('a date range replaces the period, opens in its first field and takes both ends', async () => {
  open({ period: 'week' });
  await chooseOption(screen.getByRole('combobox', { name: /Date/ }), 'Date range…');
  expect(asked).toEqual({ period: '', days: '' });
  expect(document.activeElement).toBe(since());
  await typeText(since(), '01.03.2026');
  await typeText(until(), '10.03.2026');
  expect(asked.days).toBe('2026-03-01..2026-03-10');
});

test('emptied days stay open to be typed anew, and clearing them brings the periods back', async () => {
  open({ days: '2026-03-01..' });
  expect(since().value).toBe('01.03.2026');
  await userEvent.clear(since());
  expect(asked.days).toBe('');
  await typeText(since(), '02.03.2026');
  expect(asked.days).toBe('2026-03-02..');
  await userEvent.click(screen.getByRole('button', { name: 'Clear date range' }));
  expect(asked).toEqual({ period: '', days: '' });
  expect(screen.getByRole('combobox', { name: 'Date' })).toBeTruthy();
});

test('days in the wrong order are refused beside the fields and not asked for', async () => {
  open({ days: '2026-03-05..' });
  await typeText(until(), '01.03.2026');
  expect(asked.days).toBe('2026-03-05..');
  expect(until().getAttribute('aria-invalid')).toBe('true');
  const problem = document.getElementById(until().getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).not.toBe('');
  await userEvent.clear(until());
  await typeText(until(), '06.03.2026');
  expect(asked.days).toBe('2026-03-05..2026-03-06');
  expect(until().hasAttribute('aria-invalid')).toBe(false);
});
