import { Suspense, useState } from 'react';
import { itemNames } from '../../../api/item-names.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import type { DeliveredAccess } from './own-subscriptions.rules.ts';

const { Component: ItemSheet } = lazyScreen(
  async () => (await import('./item-sheet.tsx')).ItemSheet,
);

/** A button for everything delivered that is not a link: it opens the code, account, text or file. */
export function ItemButtons({ access }: { access: DeliveredAccess }) {
  const { t } = useI18n();
  const named = itemNames(t, access.items).filter(({ content }) => content !== 'link');
  return named.map(({ id, name }) => (
    <ItemButton id={id} key={name} name={name} product={access.title} />
  ));
}

type ItemButtonProps = { id: string; name: string; product: string };

/** The sheet's code is loaded on the first click. */
function ItemButton({ id, name, product }: ItemButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const title = `${name}: ${product}`;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={title}
        className="flex-1"
        onClick={() => setState('open')}
        variant="full_dark"
      >
        {name}
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <ItemSheet
            id={id}
            onClose={() => setState('closed')}
            open={state === 'open'}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}
