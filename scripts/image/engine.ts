import { type ChildProcess, spawnSync } from 'node:child_process';

/** What the image says about its process. */
export interface ImageConfig {
  readonly user: string;
  readonly folder: string;
  readonly command: readonly string[];
  readonly env: readonly string[];
  readonly healthCheck: readonly string[];
}

export interface RunningImage {
  readonly process: ChildProcess;
  /** Runs a command beside the server, as the same user and with the same settings. */
  check(command: readonly string[]): boolean;
}

/** A program that builds the image and runs it. */
export interface Engine {
  readonly name: string;
  /** How the result runs, for the report. */
  readonly isolation: string;
  build(): void;
  config(): ImageConfig;
  /** Runs a command of the image as root and returns its output. */
  read(command: readonly string[]): string;
  /** Starts the image as its own user with a read-only root and the network of this machine. */
  start(env: Readonly<Record<string, string>>): RunningImage;
  remove(): void;
}

/** Runs a program to its end, with its messages in the terminal. Throws when it fails. */
export function run(program: string, args: readonly string[], cwd?: string): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', cwd });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

/** Runs a program and returns its output. Throws when it fails. */
export function outputOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

export function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
