import { createServer, type Server } from 'node:http';
import type { Heart } from '../jobs/heart.ts';

export interface WorkerHealthOptions {
  /** Undefined until the jobs begin. */
  readonly heart: () => Heart | undefined;
  readonly isStopping: () => boolean;
}

/** What a worker answers to whoever looks after it: `/healthz` while its heart beats, `/readyz` while its jobs reach the database. */
export function createWorkerHealth({ heart, isStopping }: WorkerHealthOptions): Server {
  const find = (path: string | undefined): { status: number; text: string } => {
    const beating = heart();
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
