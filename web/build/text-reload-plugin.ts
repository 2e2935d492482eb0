import type { Plugin } from 'vite';

const TEXTS = /[\\/]contract[\\/]src[\\/]texts[\\/][^.]*\.ts$/;
const NUMBERED = /^ {2}(\w+): \[(\d+),/gm;

/**
 * In development, announces a saved text to the open pages instead of reloading them: they request it from the server,
 * which restarts with it (`src/i18n/renew-texts.ts`).
 */
export function textReload(): Plugin {
  return {
    name: 'text-reload',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      if (!TEXTS.test(file) || this.environment.name !== 'client') return undefined;
      this.environment.hot.send({
        type: 'custom',
        event: 'sesame:texts',
        data: numbersIn(await read()),
      });
      return [];
    },
  };
}

/** Names and numbers in the source of a table of texts. */
export function numbersIn(source: string): Record<string, number> {
  return Object.fromEntries(
    [...source.matchAll(NUMBERED)].map(([, name, number]) => [name, Number(number)]),
  );
}
