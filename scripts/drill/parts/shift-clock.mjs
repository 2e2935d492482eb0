/**
 * Preloaded (`node --import`) into one process of a drill, whose clock is then off by `DRILL_CLOCK_SHIFT_MS`. Timers and
 * `performance.now()` are not, as on a machine whose clock was set wrongly.
 */
const shiftMs = Number(process.env.DRILL_CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
