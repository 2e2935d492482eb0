import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * Forwards calls of the development server to the API. While that restarts or has stopped with an error, each call is
 * answered with 503, and the terminal shows one line instead of a stack for every poll.
 */
export function apiProxy(
  target: string,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): ProxyOptions {
  let isDown = false;
  return {
    target,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyRes', () => {
        isDown = false;
      });
      // Vite adds its handler, which prints the stack, right after this function.
      queueMicrotask(() => {
        proxy.removeAllListeners('error').on('error', (error, _request, response) => {
          if (!isDown) log(`The API at ${target} does not answer (${error.message}).`);
          isDown = true;
          if (!(response instanceof ServerResponse)) response.destroy();
          else if (response.headersSent) response.end();
          else {
            response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
            response.end('The API does not answer. Its terminal shows why.\n');
          }
        });
      });
    },
  };
}
