/** Marks a step where a crash must be harmless. `await platform.failpoint('order_saved')`. */
export type Failpoint = (name: string) => Promise<void>;

const noFailpoint: Failpoint = async () => {};

/**
 * Reads `FAILPOINT=<name>:kill`: the process kills itself without any clean-up at that step, as a
 * power cut would; `<name>:kill:3` when it comes there for the third time. Ignored in production, where a stray variable
 * must not take the shop down.
 */
export function createFailpoint(setting: string | undefined, production: boolean): Failpoint {
  if (setting === undefined || production) return noFailpoint;
  const [name, action, times = '1'] = setting.split(':');
  if (action !== 'kill') return noFailpoint;
  let left = Number(times);
  return async (reached) => {
    if (reached !== name || --left > 0) return;
    process.kill(process.pid, 'SIGKILL');
    // The signal arrives asynchronously; nothing after the failpoint may run meanwhile.
    await new Promise(() => {});
  };
}
