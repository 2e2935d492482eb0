import { type ChartProps, chartFills } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartScale, chartColumns, chartScale, stackSeries } from './chart-scale.ts';

/** Sums made of parts: stacked columns, with negative values below the zero line. */
export function BarChart(props: ChartProps) {
  const { points } = props.data;
  const stacks = stackSeries(props.data);
  const scale = chartScale(stacks.flat(2));
  const { middleOf, barWidth } = chartColumns(points);
  return (
    <ChartFrame {...props} scale={scale}>
      {() =>
        points.map((point, index) => (
          <div
            className="absolute inset-y-0 -translate-x-1/2"
            key={point.key}
            style={{ left: `${middleOf(index)}%`, width: `min(44px, ${barWidth}%)` }}
          >
            <Column index={index} scale={scale} stacks={stacks} />
          </div>
        ))
      }
    </ChartFrame>
  );
}

type ColumnProps = { stacks: ReturnType<typeof stackSeries>; index: number; scale: ChartScale };

/** The parts of one point, 2 px apart; only the outer corners are round. */
function Column({ stacks, index, scale }: ColumnProps) {
  const parts = stacks.map((stack) => {
    const [from = 0, to = 0] = stack[index] ?? [];
    return { ...stack.key, from, to };
  });
  const lowest = Math.min(...parts.map(({ from }) => from));
  const highest = Math.max(...parts.map(({ to }) => to));
  return parts.map(({ key, color, from, to }) => {
    if (from === to) return null;
    const bottom = scale.heightOf(from);
    const isBelow = from < 0;
    const isApart = isBelow ? to < 0 : to < highest;
    const corners = isBelow ? from === lowest && 'rounded-b-xs' : to === highest && 'rounded-t-xs';
    return (
      <span
        className={`forced-color-adjust-none absolute inset-x-0 min-h-px rounded-[3px] ${corners || ''} ${chartFills[color]}`}
        key={key}
        style={{
          bottom: `${bottom}%`,
          height: `calc(${scale.heightOf(to) - bottom}% - ${isApart ? 2 : 0}px)`,
        }}
      />
    );
  });
}
