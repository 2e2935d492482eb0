import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ControlBox, controlText } from '../../../ui/forms/control-box.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** The address that was just created: to copy, or to open in the calendar app of the device. */
export function NewAddress({ url }: { url: string }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <>
      <label className="font-medium" htmlFor={id}>
        {t('calendarAddress')}
      </label>
      <div className="mt-2 flex gap-2 max-md:flex-col">
        <ControlBox className="flex-1 text-text!" size="lg">
          <input
            className={`${controlText} px-3.5`}
            id={id}
            onFocus={(event) => event.target.select()}
            readOnly
            value={url}
          />
        </ControlBox>
        <CopyButton
          copiedLabel={t('copied')}
          label={t('copy')}
          size="lg"
          text={url}
          variant="default"
          withText
        />
        {/* Calendar apps open addresses of this scheme. */}
        <LinkButton
          href={url.replace(/^https?:/, 'webcal:')}
          icon={<Icon of={CalendarDays} />}
          size="lg"
          variant="outline"
        >
          {t('calendarOpen')}
        </LinkButton>
      </div>
      <p className="mt-4 max-w-[64ch] text-text-secondary">{t('calendarOnce')}</p>
      <p className="mt-2 max-w-[64ch] text-[.8125rem] text-muted leading-5">{t('calendarHow')}</p>
    </>
  );
}
