import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);

/** Emulates PgBouncer with `pool_mode = transaction` and one session, for clients that send simple queries. */
export async function startTransactionPooler(
  databaseUrl: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  session.on('error', () => {});
  // From here on the bytes of the session are read only here.
  const { stream } = session.connection;
  stream.removeAllListeners('data');

  const answerTo = async (query: Buffer): Promise<Buffer> => {
    stream.write(query);
    let answer = Buffer.alloc(0);
    while (!answer.subarray(-READY.length).equals(READY)) {
      const [bytes] = (await once(stream, 'data')) as [Buffer];
      answer = Buffer.concat([answer, bytes]);
    }
    return answer;
  };
  let turn: Promise<unknown> = Promise.resolve();
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.once('data', () => {
      client.write(Buffer.concat([AUTHENTICATED, READY]));
      client.on('data', (message) => {
        if (String.fromCharCode(message[0] ?? 0) === 'X') return client.end();
        turn = turn.then(async () => client.write(await answerTo(message)));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://anybody@127.0.0.1:${port}/shop`,
    async stop() {
      for (const client of clients) client.destroy();
      server.close();
      stream.destroy();
    },
  };
}
