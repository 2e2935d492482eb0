import { readFileSync } from 'node:fs';

/**
 * Preloaded into every process of a shop to move its clock by SHOP_AHEAD_MS, or by the content of SHOP_AHEAD_FILE,
 * which can change while the shop runs. The database clock is not moved, because the shop passes the time to it.
 */
const { SHOP_AHEAD_FILE: file, SHOP_AHEAD_MS: fixed } = process.env;
const aheadMs = () => Number(file ? readFileSync(file, 'utf8') : fixed);
const RealDate = Date;
const now = () => RealDate.now() + aheadMs();

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;
