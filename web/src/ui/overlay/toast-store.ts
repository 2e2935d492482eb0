import { createStore } from '../../store.ts';

export type ToastTone = 'success' | 'danger' | 'info';
export type ToastMessage = { id: number; tone: ToastTone; title: string; text?: string };

export const toasts = createStore<readonly ToastMessage[]>([]);
let lastId = 0;

/** Shows a toast. For news whose source is not on screen; prefer inline messages. */
export function showToast(message: Omit<ToastMessage, 'id'>) {
  lastId += 1;
  toasts.set([...toasts.get(), { ...message, id: lastId }]);
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((message) => message.id !== id));
}
