import { BarChart } from '../src/ui/charts/bar-chart.tsx';
import { BarList } from '../src/ui/charts/bar-list.tsx';
import type { ChartData } from '../src/ui/charts/chart-data.ts';
import { LineChart } from '../src/ui/charts/line-chart.tsx';
import { StatTile, StatTiles } from '../src/ui/data/stat-tile.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { GallerySection } from './gallery-section.tsx';

const names = ['June', 'July', 'August', 'September', 'October', 'November'];
const points = names.map((title) => ({ key: title, label: title.slice(0, 3), title }));
const earnings: ChartData = {
  points,
  series: [
    {
      key: 'deposits',
      label: 'Deposits',
      color: 1,
      values: [2_920, 4_040, 5_280, 5_810, 7_060, 7_550],
    },
    {
      key: 'registrations',
      label: 'Registrations',
      color: 2,
      values: [900, 1_100, 1_400, 1_500, 1_800, 1_900],
    },
  ],
};
const revenue: ChartData = {
  points: Array.from({ length: 30 }, (_, day) => ({
    key: String(day),
    label: `${day + 1}.11`,
    title: `${day + 1} November`,
  })),
  series: [
    {
      key: 'now',
      label: 'This month',
      color: 1,
      values: Array.from({ length: 30 }, (_, day) => 4_000 + ((day * 7_919) % 5_300)),
    },
    {
      key: 'before',
      label: 'Month before',
      color: 5,
      previous: true,
      values: Array.from({ length: 30 }, (_, day) => 3_200 + ((day * 6_007) % 4_100)),
    },
  ],
};
const format = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const formatTick = (cents: number) => `$${cents / 100}`;
const texts = {
  summary: 'From June to November, from $38 to $94',
  asTable: 'Show as a table',
  pointHeader: 'Month',
  total: 'Total',
};

export function GalleryCharts() {
  return (
    <GallerySection title="Stat tiles, charts">
      <StatTiles>
        <StatTile label="Visits" value="1,284" />
        <StatTile label="Registrations" note="7.5% of visits" value="96" />
        <StatTile
          delta={{ direction: 'up', text: '+12.4%' }}
          label="Revenue"
          note="than the month before"
          value="$12,480.00"
        />
        <StatTile
          delta={{ direction: 'down', text: '−3.1%' }}
          label="Refunds"
          note="than the month before"
          value="$412.60"
        />
      </StatTiles>
      <Card>
        <BarChart
          data={earnings}
          format={format}
          formatTick={formatTick}
          texts={{ ...texts, title: 'Earnings by month' }}
        />
      </Card>
      <Card>
        <LineChart
          data={revenue}
          format={format}
          formatTick={formatTick}
          texts={{ ...texts, title: 'Revenue by day', pointHeader: 'Day' }}
        />
      </Card>
      <Card>
        <LineChart
          data={{ points, series: [{ key: 'none', label: 'Nothing', color: 1, values: [] }] }}
          format={format}
          texts={{ ...texts, title: 'Nothing yet', summary: 'Nothing yet' }}
        />
      </Card>
      <Card>
        <BarList
          items={[
            { key: 'card', label: 'Bank card', value: '$7,940.20', note: '64%', share: 1 },
            { key: 'usdt', label: 'USDT TRC-20', value: '$3,120.00', note: '25%', share: 0.39 },
            {
              key: 'phone',
              label: 'Transfer by phone',
              value: '$1,380.00',
              note: '11%',
              share: 0.17,
            },
          ]}
          label="Methods"
        />
      </Card>
    </GallerySection>
  );
}
