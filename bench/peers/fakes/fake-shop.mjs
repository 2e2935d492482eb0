/** A shop on loopback: `fake-shop.mjs <port> good`, or `wrong`, which answers the list of orders without one. */
import { createServer } from 'node:http';

const [port, kind] = process.argv.slice(2);
const server = createServer(({ url }, response) => {
  response.end(kind === 'wrong' && url === '/orders' ? '{}' : '{"good":true}');
});
server.listen(Number(port), '127.0.0.1', () => {
  // The bench shows what its shops write to stderr.
  if (process.env.SHOW_PIDS !== undefined) console.error(`listening ${process.pid}`);
});
