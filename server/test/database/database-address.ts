/** The port or socket path that a connection string leads to. */
export function databaseTarget(databaseUrl: string): number | string {
  const [, host = '', port = '5432'] = /@([^:/]+)(?::(\d+))?\//.exec(databaseUrl) ?? [];
  const decoded = decodeURIComponent(host);
  return decoded.startsWith('/') ? `${decoded}/.s.PGSQL.${port}` : Number(port);
}

/** The same database reached through another port on loopback. */
export function throughPort(databaseUrl: string, port: number): string {
  return databaseUrl.replace(/@[^/]*\//, `@127.0.0.1:${port}/`);
}
