import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from './metrics.ts';

test('durations are counted in buckets, the route of an unknown address is not its address', async () => {
  const metrics = createMetrics(createLog({ level: 'silent' }));
  for (const ms of [1, 5, 6, 60_000]) {
    metrics.observeRequest({ method: 'GET', route: undefined, status: 404, ms });
  }
  const labels = 'route="unknown",method="GET",status="4xx"';
  const name = 'http_request_duration_seconds';
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(name));
  expect(lines.slice(0, 4)).toEqual([
    `${name}_bucket{${labels},le="0.002"} 1`,
    `${name}_bucket{${labels},le="0.005"} 2`,
    `${name}_bucket{${labels},le="0.01"} 3`,
    `${name}_bucket{${labels},le="0.025"} 3`,
  ]);
  expect(lines.slice(-3)).toEqual([
    `${name}_bucket{${labels},le="+Inf"} 4`,
    `${name}_sum{${labels}} 60.012`,
    `${name}_count{${labels}} 4`,
  ]);
});

test('figures that cannot be read are reported, and the others answered', async () => {
  const metrics = createMetrics(createLog({ level: 'silent' }));
  metrics.addFigures('database', () => Promise.reject(new Error('away')));
  metrics.addFigures('other', () => [
    {
      family: { name: 'a_name', type: 'gauge', help: 'One\nhelp.' },
      samples: [{ labels: { of: 'a "b"\\' }, value: 2 }],
    },
  ]);
  const text = await metrics.text();
  expect(text).toContain(
    '# HELP a_name One\\nhelp.\n# TYPE a_name gauge\na_name{of="a \\"b\\"\\\\"} 2\n',
  );
  expect(text).toContain('sesame_figures_read{source="database"} 0\n');
  expect(text).toContain('sesame_figures_read{source="other"} 1\n');
});
