import { Suspense, useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { Button } from '../../../ui/primitives/button.tsx';

const AccountSheet = lazyScreen(() =>
  import('./account-sheet.tsx').then((module) => module.AccountSheet),
).Component;

type AccountButtonProps = { id: string; number: number; product: string };

/** Opens login and password of an account. The sheet's code is loaded on the first click. */
export function AccountButton({ id, number, product }: AccountButtonProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const title = t('accountProduct', { number, product });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={title}
        className="flex-1"
        onClick={() => setState('open')}
        variant="full_dark"
      >
        {t('accountNumber', { number })}
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <AccountSheet
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
