import type pg from 'pg';

/** Runs the work and returns the statements that it sent to the database. */
export async function watchStatements<Result>(pool: pg.Pool, work: () => Promise<Result>) {
  const statements: unknown[] = [];
  const watching = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watching.has(client)) return;
    watching.add(client);
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    // All arguments are passed through; the overloads cannot be implemented separately.
    client.query = ((...parameters: unknown[]) => {
      statements.push(textOf(parameters[0]));
      return query(...parameters);
    }) as typeof client.query;
  };
  pool.on('acquire', watch);
  const result = await work();
  pool.off('acquire', watch);
  for (const client of watching) Reflect.deleteProperty(client, 'query');
  return { result, statements };
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}
