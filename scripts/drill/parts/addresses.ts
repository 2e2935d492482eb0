import { findFreePort } from '../../run/free-port.ts';

export async function freePort(): Promise<number> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}

const PORT = /:(\d+)(?=\/|$)/;

export function portOf(url: string): number {
  return Number(PORT.exec(url)?.[1]);
}

export function withPort(url: string, port: number): string {
  return url.replace(PORT, `:${port}`);
}
