import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RatesOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => Date;
}

/** Faults of the feed. */
export type RatesFault = 'error_500' | 'not_xml' | 'hang' | 'redirect';

export interface RunningRates {
  readonly url: string;
  /** Environment of a shop that uses this feed. */
  readonly shopSettings: Readonly<Record<string, string>>;
  /** Rubles per dollar in the feed's format: `81,2300`. */
  setDollar(value: string): void;
  /** The date of the feed, `21.11.2026`; undefined: today in Moscow. */
  setDay(day: string | undefined): void;
  setFault(fault: RatesFault | undefined): void;
  stop(): Promise<void>;
}

const PATH = '/scripts/XML_daily.asp';

/** Emulates the daily feed of the Bank of Russia: XML in windows-1251 with decimal commas. */
export async function startRates(options: RatesOptions = {}): Promise<RunningRates> {
  const { host = '127.0.0.1', port = 0, now = () => new Date() } = options;
  let dollar = '81,2300';
  let day: string | undefined;
  let fault: RatesFault | undefined;

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    switch (fault) {
      case 'hang':
        return;
      case 'error_500':
        response.writeHead(500).end('Service Unavailable');
        return;
      case 'redirect':
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
        return;
      case 'not_xml':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
        return;
      default:
        response
          .writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' })
          .end(inWindows1251(feed(day ?? dayInMoscow(now()), dollar)));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // A listening TCP server has an address and a port.
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://${host}:${taken}${PATH}`;
  return {
    url,
    shopSettings: { CBR_URL: url },
    setDollar: (value) => {
      dollar = value;
    },
    setDay: (value) => {
      day = value;
    },
    setFault: (value) => {
      fault = value;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Moscow has had UTC+3 all year since 2014. */
function dayInMoscow(now: Date): string {
  const [year, month, date] = new Date(now.getTime() + 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${date}.${month}.${year}`;
}

function feed(day: string, dollar: string): string {
  const currencies = [
    ['R01060', '051', 'AMD', '100', 'Армянских драмов', '21,2417'],
    ['R01235', '840', 'USD', '1', 'Доллар США', dollar],
    ['R01239', '978', 'EUR', '1', 'Евро', '93,7812'],
    ['R01335', '398', 'KZT', '100', 'Тенге', '15,6210'],
  ];
  const valutes = currencies.map(
    ([id, number, code, nominal, name, value]) =>
      `<Valute ID="${id}"><NumCode>${number}</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value><VunitRate>${value}</VunitRate></Valute>`,
  );
  return `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${valutes.join('')}</ValCurs>`;
}

const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const byteOf = new Map(
  [...new TextDecoder('windows-1251').decode(BYTES)].map((letter, byte) => [letter, byte]),
);

function inWindows1251(text: string): Buffer {
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? 0x3f));
}
