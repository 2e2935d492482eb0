import { useI18n } from '../../../i18n/use-i18n.ts';
import { QrCode } from '../../../ui/data/qr-code.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';

type LinkSheetProps = { href: string; title: string; open: boolean; onClose: () => void };

/** A connect link as a QR code, and as text that can be selected or copied. */
export function LinkSheet({ href, title, open, onClose }: LinkSheetProps) {
  const { t } = useI18n();
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
        <p className="mt-1 text-muted">{t('qrHint')}</p>
        <QrCode className="mx-auto my-6 size-56" label={t('qrLabel')} text={href} />
        <p className="type-label mb-1.5">{t('connectLink')}</p>
        <div className="flex min-h-(--control) items-center gap-1 rounded-md bg-sunken pl-3.5">
          <span className="min-w-0 flex-1 select-all break-all py-2 font-mono text-[.8125rem]">
            {href}
          </span>
          <CopyButton copiedLabel={t('copied')} label={t('copy')} text={href} />
        </div>
      </div>
    </Sheet>
  );
}
