import { type ChartData, type ChartProps, chartFills, valueAt } from './chart-data.ts';
import { ChartFrame, columnMiddle } from './chart-frame.tsx';
import { type ChartScale, chartScale, rangeOfStacks } from './chart-scale.ts';

/** Sums made of parts: stacked columns, with negative values below the zero line. */
export function BarChart(props: ChartProps) {
  const { data } = props;
  const scale = chartScale(...rangeOfStacks(data));
  return (
    <ChartFrame {...props} scale={scale}>
      {() =>
        data.points.map((point, index) => (
          <div
            className="absolute inset-y-0 -translate-x-1/2"
            key={point.key}
            style={{
              left: `${columnMiddle(index, data.points.length) * 100}%`,
              width: `min(44px, ${60 / data.points.length}%)`,
            }}
          >
            <Stack above data={data} index={index} scale={scale} />
            <Stack above={false} data={data} index={index} scale={scale} />
          </div>
        ))
      }
    </ChartFrame>
  );
}

type StackProps = { data: ChartData; index: number; scale: ChartScale; above: boolean };

/** The first series is next to zero, the following ones further out. */
function Stack({ data, index, scale, above }: StackProps) {
  const parts = data.series.filter((one) =>
    above ? valueAt(one, index) > 0 : valueAt(one, index) < 0,
  );
  const sum = parts.reduce((total, one) => total + Math.abs(valueAt(one, index)), 0);
  if (sum === 0) return null;
  const zero = scale.heightOf(0);
  const share = Math.abs(scale.heightOf(above ? sum : -sum) - zero);
  return (
    <div
      className={`absolute inset-x-0 flex gap-0.5 ${above ? 'flex-col-reverse' : 'flex-col'}`}
      style={{
        height: `${share * 100}%`,
        ...(above ? { bottom: `${zero * 100}%` } : { top: `${(1 - zero) * 100}%` }),
      }}
    >
      {parts.map((one) => (
        <span
          className={`forced-color-adjust-none min-h-px rounded-[3px] ${above ? 'last:rounded-t-xs' : 'last:rounded-b-xs'} ${chartFills[one.color]}`}
          key={one.key}
          style={{ flex: `${Math.abs(valueAt(one, index))} 1 0` }}
        />
      ))}
    </div>
  );
}
