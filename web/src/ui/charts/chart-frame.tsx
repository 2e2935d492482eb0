import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type ChartData, type ChartProps, chartFills, valueAt } from './chart-data.ts';
import { type ChartScale, chartColumns, labelEvery } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';

type ChartFrameProps = ChartProps & {
  scale: ChartScale;
  /** The drawing, in a box that matches the plot. */
  children: (active: number | null) => ReactNode;
};

const LABELS = 12;
const LABELS_ON_PHONE = 6;

/**
 * Common parts of all charts: legend, grid lines, unscaled text labels, a hairline with a tooltip on hover or focus,
 * arrow keys from point to point, and the same data as a table.
 */
export function ChartFrame({
  data,
  texts,
  format,
  formatTick = format,
  height = 232,
  scale,
  children,
}: ChartFrameProps) {
  const { points, series } = data;
  const [active, setActive] = useState<number | null>(null);
  const { middleOf } = chartColumns(points);
  const every = labelEvery(points.length, LABELS);
  const everyOnPhone = Math.ceil(labelEvery(points.length, LABELS_ON_PHONE) / every) * every;
  return (
    <figure className="min-w-0">
      {series.length > 1 ? <Legend data={data} /> : null}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <div
          aria-hidden="true"
          className="type-tabular relative text-right text-muted text-xs"
          style={{ height }}
        >
          {scale.ticks.map((tick) => (
            <span className="block h-0 overflow-hidden whitespace-nowrap" key={tick}>
              {formatTick(tick)}
            </span>
          ))}
          {scale.ticks.map((tick) => (
            <span
              className="absolute right-0 translate-y-1/2 whitespace-nowrap leading-4"
              key={tick}
              style={{ bottom: `${scale.heightOf(tick)}%` }}
            >
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height }}>
          <div aria-label={texts.summary} className="absolute inset-0" role="img">
            {scale.ticks.map((tick) => (
              <span
                className="absolute inset-x-0 h-px bg-(--chart-grid)"
                key={tick}
                style={{ bottom: `${scale.heightOf(tick)}%` }}
              />
            ))}
            {active === null ? null : (
              <span
                className="absolute inset-y-0 w-px bg-border-strong"
                style={{ left: `${middleOf(active)}%` }}
              />
            )}
            {children(active)}
          </div>
          <PointButtons
            active={active}
            data={data}
            format={format}
            onActive={setActive}
            title={texts.title}
          />
          {active === null ? null : (
            <Tooltip
              data={data}
              format={format}
              index={active}
              middle={middleOf(active)}
              total={texts.total}
            />
          )}
        </div>
        <div
          aria-hidden="true"
          className="type-tabular relative col-start-2 mt-2.5 h-4 text-muted text-xs leading-4"
        >
          {points.map((point, index) => {
            // Counted from the end, because the latest point is the one people look for.
            const fromLast = points.length - 1 - index;
            return fromLast % every === 0 ? (
              <span
                className={`absolute -translate-x-1/2 whitespace-nowrap ${fromLast % everyOnPhone === 0 ? '' : 'max-md:hidden'}`}
                key={point.key}
                style={{ left: `${middleOf(index)}%` }}
              >
                {point.label}
              </span>
            ) : null;
          })}
        </div>
      </div>
      <ChartTable data={data} format={format} texts={texts} />
    </figure>
  );
}

function Legend({ data }: { data: ChartData }) {
  return (
    <ul className="mb-5 flex flex-wrap gap-x-[18px] gap-y-1 text-[.8125rem] text-muted">
      {data.series.map((one) => (
        <li className="flex items-center gap-[7px]" key={one.key}>
          <span
            aria-hidden="true"
            className={`forced-color-adjust-none size-2.5 rounded-[3px] ${chartFills[one.color]}`}
          />
          {one.label}
        </li>
      ))}
    </ul>
  );
}

type PointButtonsProps = {
  title: string;
  data: ChartData;
  format: (value: number) => string;
  active: number | null;
  onActive: (index: number | null) => void;
};

/**
 * One tab stop for the whole chart: arrows, Home and End move between the points, and each point's name contains its
 * data.
 */
function PointButtons({ title, data, format, active, onActive }: PointButtonsProps) {
  const { points, series } = data;
  const group = useRef<HTMLFieldSetElement>(null);
  const last = points.length - 1;
  const moveBy = (event: KeyboardEvent) => {
    const at = active ?? last;
    const target = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(last, at + 1),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') onActive(null);
    if (target === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <fieldset
      className="absolute inset-0 flex"
      onKeyDown={moveBy}
      onPointerLeave={() => onActive(null)}
      ref={group}
    >
      <legend className="sr-only">{title}</legend>
      {points.map((point, index) => (
        <button
          aria-label={`${point.title}: ${series.map((one) => `${one.label} ${format(valueAt(one, index))}`).join(', ')}`}
          className="min-w-0 flex-1 cursor-default rounded-xs"
          key={point.key}
          onBlur={() => onActive(null)}
          onClick={() => onActive(index)}
          onFocus={() => onActive(index)}
          onPointerEnter={() => onActive(index)}
          tabIndex={index === (active ?? last) ? 0 : -1}
          type="button"
        />
      ))}
    </fieldset>
  );
}

type TooltipProps = {
  data: ChartData;
  index: number;
  /** Center of the point's column in percent. */
  middle: number;
  format: (value: number) => string;
  total: string | undefined;
};

/** Hidden from screen readers: the focused point has the same content in its name. */
function Tooltip({ data, index, middle, format, total }: TooltipProps) {
  const stacked = data.series.filter((one) => !one.previous);
  const sum = stacked.reduce((all, one) => all + valueAt(one, index), 0);
  // Near an edge it opens inwards, to avoid horizontal scrolling.
  const shift = middle < 30 ? '0%' : middle > 70 ? '-100%' : '-50%';
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-2 z-1 min-w-37 max-w-full rounded-md border border-border bg-raised px-3 py-2.5 text-[.8125rem] leading-5 shadow-pop"
      style={{ left: `${middle}%`, translate: `${shift} 0` }}
    >
      <p className="type-tabular flex justify-between gap-[18px] font-medium">
        {data.points[index]?.title}
        {total !== undefined && stacked.length > 1 ? <span>{format(sum)}</span> : null}
      </p>
      {data.series.map((one) => (
        <p
          className="type-tabular flex justify-between gap-[18px] whitespace-nowrap text-muted"
          key={one.key}
        >
          {one.label}
          <span>{format(valueAt(one, index))}</span>
        </p>
      ))}
    </div>
  );
}
