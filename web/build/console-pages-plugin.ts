import { consolePages as addresses, isOneOfPages } from '@sesame/contract/shared/page-addresses.ts';
import type { Plugin } from 'vite';

/** Serves the console at each of its addresses in development, as the server does; Vite alone finds it at `/admin` only. */
export function consolePages(): Plugin {
  return {
    name: 'console-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (isOneOfPages(pathname, Object.values(addresses))) request.url = `/admin.html${search}`;
        next();
      });
    },
  };
}
