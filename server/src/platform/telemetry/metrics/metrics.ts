import type { Log } from '../log.ts';
import { type Family, type Figures, formatFigures } from './figures.ts';
import { createHistogram, type Histogram } from './histogram.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route; undefined for an address without one. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
}

export type ReadFigures = () => readonly Figures[] | Promise<readonly Figures[]>;

/** What Prometheus scrapes of this process. */
export interface Metrics {
  observeRequest(request: AnsweredRequest): void;
  /** Reads these figures at each scrape; if that fails the others are still answered. */
  addFigures(source: string, read: ReadFigures): void;
  text(): Promise<string>;
}

const REQUESTS: Family = {
  name: 'http_request_duration_seconds',
  type: 'histogram',
  help: 'Answered requests by route, method and class of the status; 3xx are polls without a change and redirects.',
};
const BOUNDS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const READ: Family = {
  name: 'sesame_figures_read',
  type: 'gauge',
  help: '1 if the figures of a source could be read for this scrape, else 0.',
};

export function createMetrics(log: Log): Metrics {
  const requests = createHistogram(REQUESTS, BOUNDS_S);
  /** By route, then by method and class of the status: joining a long route to a key costs a call more than counting it. */
  const byRoute = new Map<string, Map<string, Histogram>>();
  const sources = new Map<string, ReadFigures>();

  function histogramOf(route: string, method: string, status: string): Histogram {
    const key = method + status;
    const ofRoute = byRoute.get(route) ?? new Map<string, Histogram>();
    const known = ofRoute.get(key);
    if (known !== undefined) return known;
    const added = requests.add({ route, method, status });
    byRoute.set(route, ofRoute.set(key, added));
    return added;
  }

  async function readOf(read: ReadFigures): Promise<readonly Figures[] | undefined> {
    try {
      return await read();
    } catch (error) {
      log.debug({ err: error }, 'figures not read');
      return undefined;
    }
  }

  return {
    observeRequest({ method, route = 'unknown', status, ms }) {
      histogramOf(route, method, `${Math.floor(status / 100)}xx`).observe(ms / 1_000);
    },
    addFigures(source, read) {
      sources.set(source, read);
    },
    async text() {
      const found = await Promise.all(
        [...sources].map(async ([source, read]) => ({ source, figures: await readOf(read) })),
      );
      return formatFigures([
        requests.read(),
        ...found.flatMap(({ figures = [] }) => figures),
        {
          family: READ,
          samples: found.map(({ source, figures }) => ({
            labels: { source },
            value: figures === undefined ? 0 : 1,
          })),
        },
      ]);
    },
  };
}
