import { type ChartData, type ChartTexts, valueAt } from './chart-data.ts';

type ChartTableProps = { data: ChartData; texts: ChartTexts; format: (value: number) => string };

/** The chart's data as a table. */
export function ChartTable({ data: { points, series }, texts, format }: ChartTableProps) {
  return (
    <details className="mt-3 text-[.8125rem]">
      <summary className="inline-flex min-h-6 items-center rounded-xs font-medium text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11">
        {texts.asTable}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <section aria-label={texts.title} className="mt-2 max-h-72 overflow-auto" tabIndex={0}>
        <table className="w-full border-collapse">
          <caption className="sr-only">{texts.summary}</caption>
          <thead>
            <tr className="border-border border-b text-muted">
              <th className="py-2 pr-4 text-left font-medium" scope="col">
                {texts.pointHeader}
              </th>
              {series.map((one) => (
                <th className="py-2 pl-4 text-right font-medium" key={one.key} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr className="border-border border-b last:border-b-0" key={point.key}>
                <th className="py-2 pr-4 text-left font-normal" scope="row">
                  {point.title}
                </th>
                {series.map((one) => (
                  <td className="whitespace-nowrap py-2 pl-4 text-right" key={one.key}>
                    {format(valueAt(one, index))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
