import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { BarList } from './bar-list.tsx';
import type { ChartData } from './chart-data.ts';
import { LineChart } from './line-chart.tsx';

const data: ChartData = {
  points: [
    { key: '2025-06', label: 'Jun', title: 'June' },
    { key: '2025-07', label: 'Jul', title: 'July' },
    { key: '2025-08', label: 'Aug', title: 'August' },
  ],
  series: [
    { key: 'deposits', label: 'Deposits', color: 1, values: [2_920, 4_040, 5_280] },
    { key: 'registrations', label: 'Registrations', color: 2, values: [900, 1_100, -200] },
  ],
};
const texts = {
  title: 'Earnings by month',
  summary: 'From June to August, from $38.20 to $50.80',
  asTable: 'Show as a table',
  pointHeader: 'Month',
  total: 'Total',
};
const format = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test.each([
  ['line', LineChart],
  ['bar', BarChart],
])('a %s chart has a one-sentence summary', (_, Chart) => {
  render(<Chart data={data} format={format} texts={texts} />);
  expect(screen.getByRole('img', { name: texts.summary })).not.toBeNull();
});

test('keyboard focus enters at the latest point and moves between points', async () => {
  render(<LineChart data={data} format={format} texts={texts} />);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'August: Deposits $52.80, Registrations $-2.00',
  );
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'July: Deposits $40.40, Registrations $11.00',
  );
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('June');
  // One tab stop: the next one is the table.
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe(texts.asTable);
});

test('the hovered point shows its parts and their sum until the pointer leaves', async () => {
  render(<BarChart data={data} format={format} texts={texts} />);
  await userEvent.hover(screen.getByRole('button', { name: /^July/ }));
  expect(screen.queryByText('$51.40')).not.toBeNull();
  await userEvent.unhover(screen.getByRole('group', { name: texts.title }));
  expect(screen.queryByText('$51.40')).toBeNull();
});

test('the same data is in a table', async () => {
  render(<BarChart data={data} format={format} texts={texts} />);
  await userEvent.click(screen.getByText(texts.asTable));
  const rows = within(screen.getByRole('table', { name: texts.summary })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthDepositsRegistrations',
    'June$29.20$9.00',
    'July$40.40$11.00',
    'August$52.80$-2.00',
  ]);
});

test('the axis always names the last point', () => {
  const days = Array.from({ length: 30 }, (_, day) => `${day + 1}.11`);
  render(
    <LineChart
      data={{
        points: days.map((day) => ({ key: day, label: day, title: day })),
        series: [{ key: 'revenue', label: 'Revenue', color: 1, values: days.map(() => 7) }],
      }}
      format={format}
      texts={texts}
    />,
  );
  const labels = screen.getAllByText(/^\d+\.11$/, { ignore: 'th' });
  expect(labels.map((label) => label.textContent)).toEqual(
    ['3', '6', '9', '12', '15', '18', '21', '24', '27', '30'].map((day) => `${day}.11`),
  );
});

test('the parts of a column are stacked from zero in both directions', () => {
  const { container } = render(<BarChart data={data} format={format} texts={texts} />);
  // The axis goes from -$20 to $60.
  const parts = [...container.querySelectorAll<HTMLElement>('[role=img] > div > span')].map(
    ({ style }) => [style.bottom, style.height],
  );
  expect(parts).toEqual([
    ['25%', 'calc(36.5% - 2px)'],
    ['61.5%', 'calc(11.25% + 0px)'],
    ['25%', 'calc(50.5% - 2px)'],
    ['75.5%', 'calc(13.75% + 0px)'],
    ['25%', 'calc(66% + 0px)'],
    ['22.5%', 'calc(2.5% + 0px)'],
  ]);
});

test('a chart without points is drawn empty', () => {
  render(<LineChart data={{ points: [], series: [] }} format={format} texts={texts} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a list of shares has label, value and share as text', () => {
  render(
    <BarList
      items={[{ key: 'card', label: 'Bank card', value: '$412.00', note: '61%', share: 1 }]}
      label="Methods"
    />,
  );
  const list = screen.getByRole('list', { name: 'Methods' });
  expect(within(list).getByRole('listitem').textContent).toBe('Bank card$412.0061%');
});
