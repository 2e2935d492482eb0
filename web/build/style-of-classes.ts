import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const SHEET = 'classes.drawn.css';

type Styled = {
  readonly html: readonly string[];
  /** Rules besides those of the classes, relative to `src/styles`. */
  readonly rest: string;
};

/** A style sheet of Tailwind with only the classes of this markup, as the content of its tag. */
export async function styleOfClasses(root: string, { html, rest }: Styled): Promise<string> {
  const classes = new Set(
    html.flatMap((part) =>
      [...part.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names
          .replaceAll('&gt;', '>')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&')
          .split(/\s+/),
      ),
    ),
  );
  const id = join(root, 'src/styles', SHEET);
  const listed = [...classes].filter((name) => name !== '').join(' ');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'style-of-classes',
        resolveId: (source) => (source.endsWith(SHEET) ? id : undefined),
        load: (source) =>
          source === id
            ? `@import "tailwindcss" source(none);\n@source inline(${JSON.stringify(listed)});\n${rest}\n`
            : undefined,
      },
      tailwindcss(),
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: id } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const sheet = outputs.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`${SHEET} was not built`);
  const style = String(sheet.source).trim();
  if (/<\/|<!--/.test(style)) throw new Error(`${SHEET} would end its tag`);
  return style;
}
