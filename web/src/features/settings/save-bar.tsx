import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { MessageLine } from './message-line.tsx';
import type { PassingMessage } from './use-passing-message.ts';

type SaveBarProps = {
  message: PassingMessage | null;
  busy: boolean;
  /** Stays at the lower edge on phones while the form scrolls behind it. */
  sticky?: boolean;
};

/** The end of a form: the result of the last save, and the button. */
export function SaveBar({ message, busy, sticky = false }: SaveBarProps) {
  const { t } = useI18n();
  return (
    <div
      className={`flex items-center justify-end gap-4 pt-6 max-md:pt-5 ${
        sticky
          ? 'max-md:-mx-4 max-md:sticky max-md:bottom-0 max-md:z-1 max-md:-mt-px max-md:border-border max-md:border-t max-md:bg-background max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]'
          : ''
      }`}
    >
      <MessageLine className="max-md:flex-1" message={message} />
      <Button
        aria-label={busy ? t('saving') : undefined}
        className="max-md:min-w-1/2 max-md:flex-1"
        loading={busy}
        spinnerOnly
        type="submit"
      >
        {t('save')}
      </Button>
    </div>
  );
}
