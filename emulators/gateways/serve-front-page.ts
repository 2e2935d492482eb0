import Fastify from 'fastify';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { html } from '../kit/page/html.ts';
import { pageLayout } from '../kit/page/page-layout.ts';
import { preparePages } from '../kit/page/page-style.ts';
import { pageTexts } from './page-texts.ts';

export interface RunningFrontPage {
  readonly url: string;
  stop(): Promise<void>;
}

type Listed = Readonly<Record<string, { readonly title: string; readonly url: string }>>;

const MARK = html`<path d="M6 11a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v1H6zm0 4h20v6a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zm3 5h5v2H9z"/>`;

/** One page with links to all emulators of the process. */
export async function serveFrontPage(options: {
  host: string;
  port: number;
  id: string | undefined;
  gateways: Listed;
}): Promise<RunningFrontPage> {
  const { host, port, id, gateways } = options;
  const app = Fastify({ forceCloseConnections: true });
  app.get('/healthz', async () => ({ ok: true, id }));
  await app.register(async (scope) => {
    const styleUrl = await preparePages(scope);
    scope.get('/', async (request) => {
      const language = chooseLanguage(request.headers['accept-language']);
      const texts = pageTexts[language];
      const rows = Object.values(gateways).map(
        ({ title, url }) => html`<li><a href="${url}">
<span class="what"><b>${title}</b><small>${url}</small></span>
</a></li>`,
      );
      return pageLayout(
        { language, brand: texts.brand, badge: texts.badge, mark: MARK, styleUrl },
        {
          title: texts.title,
          main: html`
<section class="panel">
<h1>${texts.title}</h1>
<p class="quiet">${texts.hint}</p>
<ul class="payments">${rows}</ul>
</section>`,
        },
      );
    });
  });
  const url = await app.listen({ host, port });
  return {
    url,
    async stop() {
      await app.close();
    },
  };
}
