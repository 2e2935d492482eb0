import { useWords } from '../i18n/words.ts';
import { ToastViewport } from '../ui/toast.tsx';
import { consoleWords } from './console.words.ts';

/** Where screens of the console say what came of an act, whichever screen is there by then. */
export function Messages() {
  const say = useWords(consoleWords);
  return <ToastViewport closeLabel={say('closeMessage')} label={say('messages')} />;
}
