import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form.tsx';

export type ConfirmSheetProps = Omit<ConfirmFormProps, 'onCancel'> & {
  open: boolean;
  title: string;
  onClose: () => void;
};

/** Each opening starts with empty fields; the content stays while the sheet slides out. */
export function ConfirmSheet({ open, title, onClose, ...form }: ConfirmSheetProps) {
  const { t } = useI18n();
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) {
    setOpening({ open, count: open ? opening.count + 1 : opening.count });
  }
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
        <ConfirmForm key={opening.count} {...form} onCancel={onClose} />
      </div>
    </Sheet>
  );
}
