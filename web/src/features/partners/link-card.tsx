import { Link, Share2 } from 'lucide-react';
import { useId } from 'react';
import { logQuietly } from '../../api/client/log.ts';
import { useBrandName } from '../../i18n/use-brand-name.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ControlBox, controlText } from '../../ui/forms/control-box.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** The referral link: to select, to copy, and to share if the device supports it. */
export function LinkCard({ link }: { link: string }) {
  const { t } = useI18n();
  const brand = useBrandName();
  const title = useId();
  return (
    <Card aria-labelledby={title} as="section">
      <h2 className="type-title-3" id={title}>
        {t('partnerLink')}
      </h2>
      <p className="mt-0.5 text-[.8125rem] text-muted leading-5">{t('partnerLinkHint')}</p>
      <div className="mt-4 flex gap-2 max-md:flex-col">
        <ControlBox className="flex-1 text-text!" size="lg">
          <Icon className="ml-3.5 text-muted" of={Link} />
          <input
            aria-labelledby={title}
            className={controlText}
            onFocus={(event) => event.target.select()}
            readOnly
            value={link}
          />
        </ControlBox>
        <CopyButton
          copiedLabel={t('copied')}
          label={t('copy')}
          size="lg"
          text={link}
          variant="default"
          withText
        />
        {'share' in navigator ? (
          <Button
            icon={<Icon of={Share2} />}
            onClick={() => void share(brand, link)}
            size="lg"
            variant="outline"
          >
            {t('share')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Closing the system's share sheet is not an error. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    logQuietly('The link was not shared', error);
  }
}
