import { readFileSync } from 'node:fs';

/**
 * Preloaded into every process of a shop that lives ahead of the machine's clock, so that two weeks pass between two
 * starts of it, or while it runs: then a file says how far. The database has no part in it: the shop tells it what time it is.
 */
const { SHOP_AHEAD_FILE: file, SHOP_AHEAD_MS: fixed } = process.env;
const aheadMs = () => Number(file ? readFileSync(file, 'utf8') : fixed);
const RealDate = Date;
const now = () => RealDate.now() + aheadMs();

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;
