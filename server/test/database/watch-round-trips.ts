import type pg from 'pg';
import { BEGIN } from '../../src/platform/db/connections/pipelined-query.ts';

/** Statements that were sent without waiting for an answer in between. */
type RoundTrip = string[];

/**
 * Runs the work and returns how often it waited for the database: statements that are sent while a connection still
 * answers earlier ones share their round trip, and a transaction begins with its first statement.
 */
export async function watchRoundTrips(
  pools: readonly pg.Pool[],
  work: () => Promise<unknown>,
): Promise<RoundTrip[]> {
  const trips: RoundTrip[] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    let unanswered = 0;
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    // All arguments are passed through; the overloads cannot be implemented separately.
    client.query = ((...parameters: unknown[]) => {
      const text = String(parameters[0]);
      const answer = query(...parameters);
      if (text === BEGIN || !(answer instanceof Promise)) return answer;
      if (unanswered === 0) trips.push([]);
      trips.at(-1)?.push(text);
      unanswered += 1;
      const isAnswered = () => {
        unanswered -= 1;
      };
      answer.then(isAnswered, isAnswered);
      return answer;
    }) as typeof client.query;
  };
  for (const pool of pools) pool.on('acquire', watch);
  await work();
  for (const pool of pools) pool.off('acquire', watch);
  for (const client of watched) Reflect.deleteProperty(client, 'query');
  return trips;
}
