import { type ConnectionMessage, connectionMessages } from './connections.messages.ts';

/** Whether there is such a message, for names that come from the server. */
export function isConnectionMessage(key: string): key is ConnectionMessage {
  return Object.hasOwn(connectionMessages.en, key);
}
