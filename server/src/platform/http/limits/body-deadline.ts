import type { FastifyInstance } from 'fastify';

/** A JSON body takes a few packets; one that takes longer is a slow-body attack. */
const BODY_MS = 15_000;

/**
 * Closes the connection when a body does not arrive in time. Node's own limit is the same for all calls and has to suit
 * a picture uploaded over a bad mobile connection, so all calls but uploads get this shorter one.
 */
export function limitBodyTime(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers;
    const hasBody = length !== '0' || coding !== undefined;
    if (!hasBody || routeOptions.config.contract?.multipart) return done();
    const timer = setTimeout(() => raw.destroy(), BODY_MS).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    done();
  });
}
