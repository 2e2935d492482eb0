/** For failures that a person need not see, such as a poll that did not get through. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log of a page
  console.warn(`${what}:`, error);
}
