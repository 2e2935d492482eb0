import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';

const fixture = join(import.meta.dirname, 'fixtures', 'supervised.ts');

let parent: ChildProcess;
let output = '';

/** Starts the fixture and waits until every child has said hello; answers their process ids. */
async function startParent(kinds: string[], hellos = kinds.length): Promise<number[]> {
  parent = spawn(process.execPath, [fixture, ...kinds], { stdio: ['ignore', 'pipe', 'pipe'] });
  output = '';
  const pids: number[] = [];
  parent.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  if (!parent.stdout) throw new Error('the parent was started with a pipe');
  createInterface({ input: parent.stdout }).on('line', (line) => {
    output += `${line}\n`;
    const pid = Number(line.split(' ')[1]);
    if (pid) pids.push(pid);
  });
  await vi.waitFor(() => expect(pids).toHaveLength(hellos), 30_000);
  return pids;
}

async function endOfParent(): Promise<number | null> {
  if (parent.exitCode === null) await once(parent, 'close');
  return parent.exitCode;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('supervised children', () => {
  let pids: number[] = [];
  afterEach(() => {
    parent.kill('SIGKILL');
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('end on %s, and the parent ends well', async (signal) => {
    pids = await startParent(['polite', 'polite']);
    parent.kill(signal);
    expect(await endOfParent()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(output).toContain('end\n');
  });

  it('end together when one of them dies, and the parent fails', async () => {
    pids = await startParent(['polite', 'dies']);
    parent.kill('SIGUSR2');
    expect(await endOfParent()).toBe(1);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(output).toContain('the dies child ended (code 0); stopping.');
  });

  it('pass on the code and the sentence of one that never came up, adding nothing', async () => {
    pids = await startParent(['failing'], 0);
    expect(await endOfParent()).toBe(3);
    expect(output).toBe('PORT 3000 is taken.\nend\n');
  });

  it('take one Ctrl-C that arrives three times for one', async () => {
    pids = await startParent(['polite', 'polite']);
    for (let copy = 0; copy < 3; copy += 1) parent.kill('SIGINT');
    expect(await endOfParent()).toBe(0);
  });

  it('are killed by a second signal when they do not listen to the first', async () => {
    pids = await startParent(['stubborn']);
    parent.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 700));
    parent.kill('SIGTERM');
    expect(await endOfParent()).toBe(1);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('do not outlive a parent that was killed', async () => {
    pids = await startParent(['polite', 'polite']);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 30_000);
  });
});
