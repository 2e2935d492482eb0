/** For failures that need no message on screen, such as a failed poll. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log of a page
  console.warn(`${what}:`, error);
}
