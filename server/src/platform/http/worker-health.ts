import { createServer, type Server } from 'node:http';
import type { Heartbeat } from '../jobs/heartbeat.ts';

export interface WorkerHealthOptions {
  /** Undefined until the jobs have started. */
  readonly heartbeat: () => Heartbeat | undefined;
  readonly isStopping: () => boolean;
}

/**
 * The health server of a worker: `/healthz` answers 200 while its heartbeat runs, `/readyz` while its jobs also reach
 * the database.
 */
export function createWorkerHealth({ heartbeat, isStopping }: WorkerHealthOptions): Server {
  const find = (path: string | undefined): { status: number; text: string } => {
    const beating = heartbeat();
    const isAlive = beating?.isAlive() ?? true;
    if (path === '/healthz') {
      return isAlive ? { status: 200, text: 'ok' } : { status: 503, text: 'jobs hang' };
    }
    if (path !== '/readyz') return { status: 404, text: 'not found' };
    if (isStopping()) return { status: 503, text: 'stopping' };
    if (beating === undefined) return { status: 503, text: 'starting' };
    if (!isAlive) return { status: 503, text: 'jobs hang' };
    if (!beating.isWell()) return { status: 503, text: 'database unavailable' };
    return { status: 200, text: 'ready' };
  };
  return createServer((request, response) => {
    const { status, text } = find(request.url);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ status: text }));
  });
}
