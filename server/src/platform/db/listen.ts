/** Messages between processes over PostgreSQL's LISTEN/NOTIFY. */
export interface Listener {
  /**
   * Calls `onMessage` for each NOTIFY on the channel, and once with `undefined` after every reconnect,
   * because messages sent meanwhile are lost. Answers a function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string | undefined) => void): () => void;
  stop(): Promise<void>;
}
