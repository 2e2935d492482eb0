/** A metric as Prometheus knows it; `help` says what it counts and in which unit. */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
}

export interface Sample {
  /** Few values each: names that the code or the owner gives, never ids of records or anything about a person. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Suffix of a series of a histogram. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** The current values of one metric. */
export interface Figures {
  readonly family: Family;
  readonly samples: readonly Sample[];
}

/** Formats figures as the text that Prometheus scrapes. */
export function formatFigures(figures: readonly Figures[]): string {
  return figures
    .map(({ family: { name, type, help }, samples }) =>
      [
        `# HELP ${name} ${escapeHelp(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');
}

function formatLabels(labels: Sample['labels'] = {}): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function escapeValue(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"');
}
