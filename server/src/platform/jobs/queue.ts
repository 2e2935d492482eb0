import type { Transaction } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Log } from '../telemetry/log.ts';
import type { QueuedWork } from './jobs.ts';

export interface Queue {
  send(tx: Transaction<Database>, name: string, payload: object): Promise<void>;
  stop(timeoutMs: number): Promise<void>;
}

/** Starts pg-boss on the same database. A failed job is retried five times with growing delays. */
export async function startQueue(
  url: string,
  handlers: ReadonlyMap<string, QueuedWork>,
  work: boolean,
  log: Log,
): Promise<Queue> {
  // Imported only where something is queued: it takes a tenth of the start time.
  const { fromKysely, PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'sesame-jobs',
    max: 2,
    schedule: false,
    supervise: work,
    useListenNotify: work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();
  for (const [name, handler] of handlers) {
    await boss.createQueue(name, {
      retryLimit: 5,
      retryDelay: 1,
      retryBackoff: true,
      heartbeatSeconds: 10,
      notify: true,
    });
    if (!work) continue;
    // A notification wakes the worker at once; polling finds jobs that wait for a retry.
    await boss.work<object>(name, { notifyPollingIntervalSeconds: 2 }, async (jobs) => {
      for (const job of jobs) {
        try {
          await handler(job.data);
        } catch (error) {
          log.error({ err: error, job: name }, 'queued job failed');
          throw error;
        }
      }
    });
  }
  return {
    async send(tx, name, payload) {
      await boss.send(name, payload, { db: fromKysely(tx) });
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}
