import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { freePort } from './addresses.ts';
import { folder, startProgram, waitUntil } from './program.ts';
import { getTool, toolEnv } from './tools.ts';

export interface Prometheus {
  /**
   * The values of an expression now, one for each series.
   * @throws what Prometheus has against it
   */
  query(expression: string): Promise<readonly number[]>;
  /** The names of the alerts that fire. */
  listFiring(): Promise<readonly string[]>;
  /** What is wrong with the rules. */
  listRuleErrors(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

interface Answers {
  query: { readonly result: readonly { readonly value: readonly [number, string] }[] };
  alerts: {
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
  rules: {
    readonly groups: readonly {
      readonly rules: readonly { readonly name: string; readonly lastError?: string }[];
    }[];
  };
}

const read = (file: string) => readFileSync(join(root, 'deploy', 'prometheus', file), 'utf8');

/**
 * Starts it with the files of deploy/prometheus. It scrapes every second, and an alert fires after so many seconds as the
 * rule has minutes.
 */
export async function startPrometheus(targets: readonly string[]): Promise<Prometheus> {
  const command = getTool('prometheus');
  const place = join(folder, 'prometheus');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const config = read('prometheus.yml')
    .replaceAll(/(?<=_interval: )\d+s/g, '1s')
    .replace(/(?<=targets: )\[.*\]/, JSON.stringify(targets));
  writeFileSync(join(place, 'prometheus.yml'), config);
  writeFileSync(join(place, 'rules.yml'), read('rules.yml').replaceAll(/(?<=for: \d+)m/g, 's'));
  const address = `127.0.0.1:${await freePort()}`;
  const program = startProgram(
    'prometheus',
    command,
    [
      `--config.file=${join(place, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(place, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { env: toolEnv },
  );
  await waitUntil('Prometheus is ready', async () => {
    const answer = await fetch(`http://${address}/-/ready`).catch(() => undefined);
    return answer?.ok === true;
  });

  async function request<Name extends keyof Answers>(
    name: Name,
    query = '',
  ): Promise<Answers[Name]> {
    const answer = await fetch(`http://${address}/api/v1/${name}${query}`);
    // The cast is safe: the form of version 1 of its API.
    const body = (await answer.json()) as { readonly data: Answers[Name]; readonly error?: string };
    if (!answer.ok) throw new Error(body.error);
    return body.data;
  }
  return {
    async query(expression) {
      const { result } = await request('query', `?query=${encodeURIComponent(expression)}`);
      return result.map(({ value: [, value] }) => Number(value));
    },
    async listFiring() {
      const { alerts } = await request('alerts');
      const firing = alerts.filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels.alertname))];
    },
    async listRuleErrors() {
      const rules = (await request('rules')).groups.flatMap((group) => group.rules);
      if (rules.length === 0) return ['Prometheus has no rules'];
      return rules.flatMap(({ name, lastError }) => (lastError ? [`${name}: ${lastError}`] : []));
    },
    stop: () => program.end('SIGTERM'),
  };
}
