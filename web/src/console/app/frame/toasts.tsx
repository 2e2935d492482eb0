import { useMessages } from '../../../i18n/messages.ts';
import { ToastViewport } from '../../ui/toasts/toast-viewport.tsx';
import { consoleMessages } from '../console.messages.ts';

/** Toasts of the console; they outlive a change of screen. */
export function Toasts() {
  const t = useMessages(consoleMessages);
  return <ToastViewport closeLabel={t('closeMessage')} label={t('messages')} />;
}
