import { type ChartProps, type ChartSeries, chartFills, chartInks, valueAt } from './chart-data.ts';
import { ChartFrame, columnMiddle } from './chart-frame.tsx';
import { type ChartScale, chartScale, rangeOfLines } from './chart-scale.ts';

/** Values over time: lines with an area; the previous period is dashed. */
export function LineChart(props: ChartProps) {
  const { series } = props.data;
  const scale = chartScale(...rangeOfLines(props.data));
  return (
    <ChartFrame {...props} scale={scale}>
      {(active) => (
        <>
          <svg
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
            preserveAspectRatio="none"
            viewBox="0 0 1 1"
          >
            {series.map((one) => (
              <Line key={one.key} scale={scale} series={one} />
            ))}
          </svg>
          {active === null
            ? null
            : series.map((one) => (
                <span
                  className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full outline-3 outline-surface ${chartFills[one.color]}`}
                  key={one.key}
                  style={{
                    left: `${columnMiddle(active, one.values.length) * 100}%`,
                    bottom: `${scale.heightOf(valueAt(one, active)) * 100}%`,
                  }}
                />
              ))}
        </>
      )}
    </ChartFrame>
  );
}

function Line({ series, scale }: { series: ChartSeries; scale: ChartScale }) {
  const spots = series.values.map((value, index) => ({
    x: columnMiddle(index, series.values.length),
    y: 1 - scale.heightOf(value),
  }));
  const [first, last] = [spots.at(0), spots.at(-1)];
  if (!first || !last) return null;
  const line = spots.map(({ x, y }) => `${x} ${y}`).join('L');
  const zero = 1 - scale.heightOf(0);
  return (
    <g className={chartInks[series.color]}>
      {series.previous ? null : (
        <path
          d={`M${first.x} ${zero}L${line}L${last.x} ${zero}z`}
          fill="currentColor"
          opacity=".16"
        />
      )}
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeDasharray={series.previous ? '5 4' : undefined}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
