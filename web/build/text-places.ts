/** One source file: its path from the root of the repository, with slashes, and what is in it. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

export interface TextNames {
  readonly page: Readonly<Record<string, number>>;
  readonly mail: readonly string[];
  readonly bot: readonly string[];
}

/**
 * Where each text is said, by its key: `order/order-summary` for a screen, `refusals/<code>` for an answer of the server,
 * `mails/…` and `bot/…` for what is told elsewhere.
 */
export function findTextPlaces(
  files: readonly SourceFile[],
  names: TextNames,
): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  const note = (key: string, place: string) => {
    const known = places.get(key) ?? new Set();
    places.set(key, known.add(place));
  };
  for (const { path, source } of files) {
    if (path === ERRORS) {
      for (const [, code = '', name = ''] of source.matchAll(REFUSAL)) {
        if (Object.hasOwn(names.page, name)) note(String(names.page[name]), `refusals/${code}`);
      }
      continue;
    }
    const said = quotedIn(source);
    if (path.startsWith('web/src/')) {
      const called = new Set([...source.matchAll(CALL)].map(([, name = '']) => name));
      for (const [name, number] of Object.entries(names.page)) {
        // A name that is a plain word stands between quotes for other reasons, too.
        if (called.has(name) || (/[A-Z]/.test(name) && said.has(name))) {
          note(String(number), placeOf(path));
        }
      }
      continue;
    }
    if (isMail(path)) {
      for (const name of names.mail)
        if (said.has(name)) note(`mail-${name}`, `mails/${fileOf(path)}`);
    } else if (source.includes('words.bot(')) {
      for (const name of names.bot) if (said.has(name)) note(`bot-${name}`, `bot/${fileOf(path)}`);
    }
  }
  return Object.fromEntries([...places].map(([key, known]) => [key, [...known].sort()]));
}

const ERRORS = 'contract/src/errors.ts';
const REFUSAL = /(\w+): \{ status: \d+, text: '(\w+)' \}/g;
const CALL = /\bt\(\s*'(\w+)'/g;

function quotedIn(source: string): Set<string> {
  return new Set([...source.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
}

function isMail(path: string): boolean {
  return /\.mail\.ts$|\/(?:layout-mail|describe-receipt)\.ts$/.test(path);
}

/** `web/src/features/order/order-summary.tsx` → `order/order-summary` */
function placeOf(path: string): string {
  return path.replace(/^web\/src\/(?:features\/)?/, '').replace(/\.tsx?$/, '');
}

/** `server/src/domains/payments/mails/refund.mail.ts` → `refund` */
function fileOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/(?:\.mail)?\.ts$/, '');
}
