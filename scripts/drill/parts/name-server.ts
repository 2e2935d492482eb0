import { createSocket } from 'node:dgram';

/** A name server that knows one name, whose addresses change, as that of a container platform. */
export interface NameServer {
  readonly port: number;
  /** The addresses of the name; answers contain all of them. */
  readonly addresses: Set<string>;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const IS_ANSWER = 0x8400;
const NO_SUCH_NAME = 3;
const TTL_S = 600;

/** Like the answers of Docker, its answers may be kept for ten minutes by who does not limit it. */
export async function startNameServer(name: string): Promise<NameServer> {
  const addresses = new Set<string>();
  const known = Buffer.concat(
    [...name.split('.'), ''].map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
  );
  const socket = createSocket('udp4', (query, caller) => {
    const question = query.subarray(HEADER_BYTES, HEADER_BYTES + known.length + 4);
    const isKnown = question.subarray(0, known.length).equals(known);
    const isForAddresses = isKnown && question.readUInt16BE(known.length) === TYPE_A;
    const records = isForAddresses ? [...addresses].map(addressRecord) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(IS_ANSWER | (isKnown ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, question, ...records]), caller.port, caller.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    port: socket.address().port,
    addresses,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Refers to the name of the question by its offset. */
function addressRecord(address: string): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(TTL_S, 6);
  record.writeUInt16BE(4, 10);
  for (const [index, part] of address.split('.').entries()) record[12 + index] = Number(part);
  return record;
}
