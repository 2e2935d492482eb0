import { beforeEach } from 'vitest';
import { fakeServer } from './fake-server.ts';
import { speak } from './speak.ts';

/** The server of a file's tests: before each one it forgets its calls and answers, and the page is in English. */
export function freshServer(): ReturnType<typeof fakeServer> {
  const server = fakeServer();
  beforeEach(async () => {
    Object.assign(server, fakeServer());
    await speak('en');
  });
  return server;
}
