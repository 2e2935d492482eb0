export type ToastTone = 'success' | 'danger' | 'info';
export type ToastMessage = { id: number; tone: ToastTone; title: string; text?: string };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. For news whose source is not on screen; prefer inline messages. */
export function showToast(message: Omit<ToastMessage, 'id'>) {
  lastId += 1;
  replace([...messages, { ...message, id: lastId }]);
}

export function dismissToast(id: number) {
  replace(messages.filter((message) => message.id !== id));
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentToasts = () => messages;
