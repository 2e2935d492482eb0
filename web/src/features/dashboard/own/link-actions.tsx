import { QrCode as QrIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';

const { Component: LinkSheet } = lazyScreen(
  async () => (await import('./link-sheet.tsx')).LinkSheet,
);

type LinkActionsProps = { href: string; number: number; product: string };

/** Takes a connect link to another device: copies it, or shows it as a QR code for the camera of a phone. */
export function LinkActions({ href, number, product }: LinkActionsProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <CopyButton
        copiedLabel={t('copied')}
        label={t('copyLinkOf', { number, product })}
        text={href}
      />
      <Button
        aria-haspopup="dialog"
        aria-label={t('showQrOf', { number, product })}
        onClick={() => setState('open')}
        size="icon-sm"
        variant="ghost"
      >
        <Icon of={QrIcon} size={16} />
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <LinkSheet
            href={href}
            onClose={() => setState('closed')}
            open={state === 'open'}
            title={t('showQrOf', { number, product })}
          />
        </Suspense>
      )}
    </>
  );
}
