import { type ReactNode, useEffect } from 'react';
import { Router } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { formMessages } from './forms.messages.ts';

/** Whether a form on the page has unsaved changes, one function per form. */
const dirtyChecks = new Set<() => boolean>();
const hasUnsaved = () => [...dirtyChecks].some((isDirty) => isDirty());

/** Asks before a form with unsaved changes is left. `isDirty` is called at that moment. */
export function useLeaveCheck(isDirty: () => boolean): void {
  useEffect(() => {
    dirtyChecks.add(isDirty);
    return () => {
      dirtyChecks.delete(isDirty);
    };
  }, [isDirty]);
}

/**
 * Around the console: a link, a command, the browser's Back and closing the tab ask before they discard unsaved
 * changes. Changing the filters of the same page does not.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const question = useMessages(formMessages)('leave');
  useEffect(() => {
    let here = location.href;
    const onNavigation = () => {
      here = location.href;
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    const onBack = (event: PopStateEvent) => {
      const isSamePage = new URL(here).pathname === location.pathname;
      if (isSamePage || !hasUnsaved() || window.confirm(question)) return onNavigation();
      // The address has already changed: show the former one again before the router sees the new one.
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('popstate', onBack, { capture: true });
    // Dispatched by the router for its own navigations.
    for (const type of ['pushState', 'replaceState']) window.addEventListener(type, onNavigation);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('popstate', onBack, { capture: true });
      for (const type of ['pushState', 'replaceState'])
        window.removeEventListener(type, onNavigation);
    };
  }, [question]);
  return (
    <Router
      aroundNav={(navigate, to, options) => {
        const isSamePage = new URL(to, location.href).pathname === location.pathname;
        if (isSamePage || !hasUnsaved() || window.confirm(question)) navigate(to, options);
      }}
    >
      {children}
    </Router>
  );
}
