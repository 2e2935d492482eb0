/** Marks a step where a crash must be harmless: `await platform.failpoint('order_saved')`. */
export type Failpoint = (name: string) => Promise<void>;

const noFailpoint: Failpoint = async () => {};

/**
 * Parses `FAILPOINT=<name>:kill`: the process kills itself at that step without clean-up, like a power cut;
 * `<name>:kill:3` does so the third time it is reached. Ignored in production, where a stray variable must not stop the
 * shop.
 */
export function createFailpoint(setting: string | undefined, production: boolean): Failpoint {
  if (setting === undefined || production) return noFailpoint;
  const [name, action, times = '1'] = setting.split(':');
  if (action !== 'kill') return noFailpoint;
  let left = Number(times);
  return async (reached) => {
    if (reached !== name || --left > 0) return;
    process.kill(process.pid, 'SIGKILL');
    // The signal arrives asynchronously; nothing after the failpoint may run until then.
    await new Promise(() => {});
  };
}
