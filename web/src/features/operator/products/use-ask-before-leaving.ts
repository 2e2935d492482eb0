import { useEffect } from 'react';

/** Asks before a link of the page, or the tab itself, takes unsaved changes away. */
export function useAskBeforeLeaving(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (!isLink || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the link's own listener has gone anywhere.
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty, question]);
}
