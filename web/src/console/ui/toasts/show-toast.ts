import { Toast } from '@base-ui/react/toast';

export type ToastTone = 'success' | 'danger' | 'info';

/** Toasts are shown from anywhere; `toast-viewport.tsx` draws them. */
export const toastManager = Toast.createToastManager();

const SHOWN_MS = 4000;

type ToastMessage = { tone: ToastTone; title: string; text?: string };

/** For results whose source is no longer on screen; otherwise prefer inline messages. Errors stay until closed. */
export function showToast({ tone, title, text }: ToastMessage): void {
  toastManager.add({
    type: tone,
    title,
    description: text,
    timeout: tone === 'danger' ? 0 : SHOWN_MS,
  });
}
