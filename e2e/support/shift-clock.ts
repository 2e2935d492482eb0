/**
 * Preloaded into every process of a shop that lives ahead of the machine's clock, so that two weeks pass between two
 * starts of it. The database has no part in it: the shop tells it what time it is.
 */
const aheadMs = Number(process.env.SHOP_AHEAD_MS);
const RealDate = Date;
const now = () => RealDate.now() + aheadMs;

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;
