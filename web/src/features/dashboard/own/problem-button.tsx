import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { Suspense, useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { Button } from '../../../ui/primitives/button.tsx';

const { Component: ProblemSheet } = lazyScreen(
  async () => (await import('./problem-sheet.tsx')).ProblemSheet,
);

/** For what does not work: opens its check. The sheet's code is loaded on the first click. */
export function ProblemButton({ subscription }: { subscription: ActiveSubscription }) {
  const { t } = useI18n();
  // A new sheet for every opening: what it found before may be over.
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const complaint = t(subscription.links.length > 0 ? 'linkDoesNotWork' : 'accessDoesNotWork');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${complaint}: ${subscription.title}`}
        className="-mb-2 flex-1"
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
        size="sm"
        variant="ghost"
      >
        {complaint}
      </Button>
      {opened === 0 ? null : (
        <Suspense fallback={null}>
          <ProblemSheet
            key={opened}
            onClose={() => setOpen(false)}
            open={isOpen}
            subscription={subscription}
            title={complaint}
          />
        </Suspense>
      )}
    </>
  );
}
