import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { useStore } from '../../../store.ts';
import { hasUnsaved, leaveBy, leaveQuestion, mayLeave, settleLeaving } from './unsaved-changes.ts';

const LeaveQuestion = lazy(() =>
  import('./leave-question.tsx').then((module) => ({ default: module.LeaveQuestion })),
);

/**
 * Around the console: a link, a command, the browser's Back and signing out ask before they discard unsaved changes;
 * closing the tab makes the browser ask. Changing the filters of the same page does not.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  useEffect(() => {
    let here = location.href;
    let leaves = false;
    const onNavigation = () => {
      here = location.href;
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    const onBack = async (event: PopStateEvent) => {
      const isSamePage = new URL(here).pathname === location.pathname;
      if (leaves || isSamePage || !hasUnsaved()) {
        leaves = false;
        return onNavigation();
      }
      // The address has already changed: show the former one again before the router sees the new one.
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      leaves = await mayLeave();
      if (leaves) history.back();
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
      settleLeaving(false);
    };
  }, []);
  return (
    <Router
      aroundNav={(navigate, to, options) => {
        const isSamePage = new URL(to, location.href).pathname === location.pathname;
        if (isSamePage) navigate(to, options);
        else leaveBy(() => navigate(to, options));
      }}
    >
      {children}
      <Question />
    </Router>
  );
}

/** The question is loaded when it is first asked. */
function Question() {
  return useStore(leaveQuestion) === undefined ? null : (
    <Suspense fallback={null}>
      <LeaveQuestion />
    </Suspense>
  );
}
