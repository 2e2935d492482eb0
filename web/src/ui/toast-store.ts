export type ToastTone = 'success' | 'danger' | 'info';
export type ToastMessage = { id: number; tone: ToastTone; title: string; text?: string };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner. For news whose source is off screen; inline messages come first. */
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
