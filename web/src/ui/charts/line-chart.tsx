import { area, line } from 'd3-shape';
import { type ChartProps, chartFills, chartInks, valueAt } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { chartColumns, chartScale } from './chart-scale.ts';

/** Values over time: lines with an area; the previous period is dashed. */
export function LineChart(props: ChartProps) {
  const { points, series } = props.data;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const { middleOf } = chartColumns(points);
  // Heights go up and coordinates of a drawing go down.
  const x = (_: number, index: number) => middleOf(index);
  const y = (value: number) => 100 - scale.heightOf(value);
  const drawLine = line<number>(x, y);
  const drawArea = area<number>(x, y(0), y);
  return (
    <ChartFrame {...props} scale={scale}>
      {(active) => {
        // A single point has no line, so it is always marked.
        const shown = points.length === 1 ? 0 : active;
        return (
          <>
            <svg
              aria-hidden="true"
              className="absolute inset-0 size-full overflow-visible"
              preserveAspectRatio="none"
              viewBox="0 0 100 100"
            >
              {series.map(({ key, color, values, previous }) => (
                <g className={chartInks[color]} key={key}>
                  {previous ? null : (
                    <path d={drawArea(values) ?? undefined} fill="currentColor" opacity=".16" />
                  )}
                  <path
                    d={drawLine(values) ?? undefined}
                    fill="none"
                    stroke="currentColor"
                    strokeDasharray={previous ? '5 4' : undefined}
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    strokeWidth="2"
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              ))}
            </svg>
            {shown === null
              ? null
              : series.map((one) => (
                  <span
                    className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full outline-3 outline-surface ${chartFills[one.color]}`}
                    key={one.key}
                    style={{
                      left: `${middleOf(shown)}%`,
                      bottom: `${scale.heightOf(valueAt(one, shown))}%`,
                    }}
                  />
                ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
