/** A failed start that an operator can fix; the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A signal arrived during the start; everything already started has been stopped again. */
export class StartStopped extends Error {
  override readonly name = 'StartStopped';
}

/** What to say about a port that cannot be listened on; undefined for any other error. */
export function portProblem(
  error: unknown,
  key: 'PORT' | 'HEALTH_PORT' | 'METRICS_PORT',
  port: number,
  host: string,
): StartError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `${key} ${port} is already in use: stop the other program, or set ${key} to another port.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(
      `${key} ${port} may not be used by this user: set ${key} to a port above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const name = key === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST';
    return new StartError(`${name} ${host} is not an address of this machine.`);
  }
  return undefined;
}
