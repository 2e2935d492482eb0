import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ComposeProject } from './compose-project.ts';
import { READY_MS } from './until-ready.ts';

const runFile = promisify(execFile);

/** Starts what is missing, from images that exist. */
export const UP = ['up', '--detach', '--no-build'] as const;
export const LOGS = ['logs', '--no-color', '--tail', '200'] as const;

interface ContainerState {
  readonly StartedAt: string;
  readonly Health?: { readonly Status: string };
}

export async function stateOf(container: string): Promise<ContainerState> {
  const { stdout } = await runFile('docker', [
    ...['container', 'inspect', '--format', '{{json .State}}'],
    container,
  ]);
  // Trusted input: what Docker says about a container.
  return JSON.parse(stdout) as ContainerState;
}

/** The way of the runbook: the worker, then new api processes beside the old ones, which end one by one. */
export async function replaceProcesses(project: ComposeProject): Promise<void> {
  await project.call(...UP, '--no-deps', '--force-recreate', 'worker');
  const [worker = ''] = await project.containers('worker');
  await untilHealthy([worker]);
  const old = await project.containers('api');
  await project.call(
    ...UP,
    '--no-deps',
    '--no-recreate',
    '--scale',
    `api=${old.length * 2}`,
    'api',
  );
  const all = await project.containers('api');
  await untilHealthy(all.filter((container) => !old.includes(container)));
  for (const container of old) {
    await runFile('docker', ['stop', '--time', '15', container]);
    await runFile('docker', ['rm', container]);
  }
  await project.call(...UP, '--no-deps', '--no-recreate', '--scale', `api=${old.length}`, 'api');
}

async function untilHealthy(containers: readonly string[]): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    const states = await Promise.all(containers.map(stateOf));
    if (states.every(({ Health }) => Health?.Status === 'healthy')) return;
    if (performance.now() - startedMs > READY_MS)
      throw new Error('a container did not get healthy');
    await sleep(500);
  }
}
