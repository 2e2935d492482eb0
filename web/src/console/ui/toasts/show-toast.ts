export type ToastTone = 'success' | 'danger' | 'info';
export type ToastMessage = { tone: ToastTone; title: string; text?: string };
type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const wait: Show = (message) => {
  waiting.push(message);
};
let show = wait;

/** For results whose source is no longer on screen; otherwise prefer inline messages. Errors stay until closed. */
export function showToast(message: ToastMessage): void {
  show(message);
}

/** Called by the area for toasts, whose code is loaded after the first view. Returns what ends it. */
export function drawToasts(draw: Show): () => void {
  show = draw;
  for (const message of waiting.splice(0)) draw(message);
  return () => {
    show = wait;
  };
}
