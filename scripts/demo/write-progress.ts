let written = -1;

/** Says on the terminal how far the history of a new demo is: in one line, or in a log every quarter. */
export function writeProgress(percent: number): void {
  const step = process.stdout.isTTY ? 1 : 25;
  const reached = Math.floor(percent / step) * step;
  if (reached <= written) return;
  written = reached;
  const line = `Inventing 90 days of sales … ${reached} %`;
  if (!process.stdout.isTTY) console.log(line);
  else process.stdout.write(`\r${line}${reached === 100 ? '\n' : ''}`);
}
