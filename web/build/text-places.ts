/** A source file: path from the repository root, with slashes, and content. */
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
 * Places that use each text, by its key: `order/order-summary` for a screen, `refusals/<code>` for an error of the
 * server, `mails/…` and `bot/…` for mails and bot messages.
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
    const quoted = quotedIn(source);
    if (path.startsWith('web/src/')) {
      // In the console, `t` reads its own messages, and another function reads the texts of buyers.
      const isConsole = path.startsWith('web/src/console/');
      const call = isConsole ? CALL_OF_CONSOLE : CALL;
      const called = new Set([...source.matchAll(call)].map(([, name = '']) => name));
      for (const [name, number] of Object.entries(names.page)) {
        // A name that is an ordinary word may be quoted for other reasons.
        if (called.has(name) || (!isConsole && /[A-Z]/.test(name) && quoted.has(name))) {
          note(String(number), placeOf(path));
        }
      }
      continue;
    }
    if (isMail(path)) {
      for (const name of names.mail)
        if (quoted.has(name)) note(`mail-${name}`, `mails/${fileOf(path)}`);
    } else if (source.includes('texts.bot(')) {
      for (const name of names.bot)
        if (quoted.has(name)) note(`bot-${name}`, `bot/${fileOf(path)}`);
    }
  }
  return Object.fromEntries([...places].map(([key, known]) => [key, [...known].sort()]));
}

const ERRORS = 'contract/src/shared/errors.ts';
const REFUSAL = /(\w+): \{ status: \d+, text: '(\w+)' \}/g;
const CALL = /\bt\(\s*'(\w+)'/g;
const CALL_OF_CONSOLE = /\btShop\(\s*'(\w+)'/g;

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

/** `server/src/domains/payments/notifications/refund.mail.ts` → `refund` */
function fileOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/(?:\.mail)?\.ts$/, '');
}
