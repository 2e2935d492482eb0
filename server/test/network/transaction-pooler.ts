import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
const IDLE = 'I'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const PARSE = 'P'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const HEADER_BYTES = 5;

export interface TransactionPooler {
  readonly url: string;
  /** The texts of all statements that passed through it. */
  readonly statements: readonly string[];
  stop(): Promise<void>;
}

/**
 * Emulates PgBouncer with `pool_mode = transaction`, one session, and without the statements of each client kept apart,
 * as before 1.21. As later ones it closes a connection that prepares a name twice.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  session.on('error', () => {});
  // From here on the bytes of the session are read only here.
  const { stream } = session.connection;
  stream.removeAllListeners('data');
  const statements: string[] = [];

  async function answerTo(question: Buffer): Promise<Buffer> {
    stream.write(question);
    let answer = Buffer.alloc(0);
    while (!answer.subarray(-READY.length - 1, -1).equals(READY)) {
      const [bytes] = (await once(stream, 'data')) as [Buffer];
      answer = Buffer.concat([answer, bytes]);
    }
    return answer;
  }

  let turn: Promise<unknown> = Promise.resolve();
  /** Waits until no other client is in a transaction. @returns what ends the turn */
  async function takeTurn(): Promise<() => void> {
    const before = turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    await before;
    return resolve;
  }

  const clients = new Set<Socket>();
  function serve(client: Socket): void {
    const names = new Set<string>();
    let waiting = Buffer.alloc(0);
    let endTurn: (() => void) | undefined;
    let answered: Promise<unknown> = Promise.resolve();
    const pass = async (question: Buffer) => {
      endTurn ??= await takeTurn();
      const answer = await answerTo(question);
      client.write(answer);
      if (answer.at(-1) !== IDLE) return;
      endTurn();
      endTurn = undefined;
    };
    client.write(Buffer.concat([AUTHENTICATED, READY, Buffer.from([IDLE])]));
    client.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      for (;;) {
        const found = firstQuestion(waiting);
        if (found === undefined) return;
        const { question, texts, prepared } = found;
        waiting = waiting.subarray(question.length);
        statements.push(...texts);
        if (prepared.some((name) => names.has(name))) return void client.destroy();
        for (const name of prepared) names.add(name);
        if (question[0] === TERMINATE) return void client.end();
        answered = answered.then(() => pass(question));
      }
    });
    client.on('close', () => {
      void answered.then(async () => {
        if (endTurn === undefined) return;
        await answerTo(simpleQuery('rollback'));
        endTurn();
      });
    });
  }

  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.once('data', () => serve(client));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://anyone@127.0.0.1:${port}/shop`,
    statements,
    async stop() {
      for (const client of clients) client.destroy();
      server.close();
      stream.destroy();
    },
  };
}

interface Question {
  readonly question: Buffer;
  readonly texts: readonly string[];
  /** Names of statements. */
  readonly prepared: readonly string[];
}

/** The messages up to one that PostgreSQL answers with ReadyForQuery; undefined when they have not all arrived. */
function firstQuestion(bytes: Buffer): Question | undefined {
  const texts: string[] = [];
  const prepared: string[] = [];
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const type = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (end > bytes.length) return undefined;
    const [first = '', second = ''] = bytes.toString('utf8', at + HEADER_BYTES, end).split('\0');
    if (type === QUERY) texts.push(first);
    if (type === PARSE) {
      texts.push(second);
      if (first !== '') prepared.push(first);
    }
    if (type === QUERY || type === SYNC || type === TERMINATE) {
      return { question: bytes.subarray(0, end), texts, prepared };
    }
    at = end;
  }
  return undefined;
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(HEADER_BYTES);
  head[0] = QUERY;
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
