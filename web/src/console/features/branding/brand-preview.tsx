import { brandThemes } from '@sesame/contract/shared/brand/brand-contrast.ts';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BrandLockup } from '../../../ui/brand/brand-mark.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { BrandValues } from './brand-values.rules.ts';
import { brandingMessages } from './branding.messages.ts';

type BrandPreviewProps = { values: BrandValues; color: { hue: number; chroma: number } };

/** The shop's header, a card and its buttons in both themes. The preview is not interactive. */
export function BrandPreview({ values, color }: BrandPreviewProps) {
  const { language } = useI18n();
  const t = useMessages(brandingMessages);
  const name = (language === 'ru' && values.name_ru) || values.name;
  return (
    <div className="grid gap-4 sm:max-[1099px]:grid-cols-2 min-[1700px]:grid-cols-2">
      {brandThemes.map((theme) => (
        <figure className="m-0 min-w-0" key={theme}>
          <figcaption className="type-caption mb-2 text-muted">{t(theme)}</figcaption>
          <div
            className="overflow-hidden rounded-lg border border-border bg-background text-text"
            data-testid={`preview-${theme}`}
            data-theme={theme}
            inert
            // React's style type has no custom properties.
            style={{ '--brand-hue': color.hue, '--brand-chroma': color.chroma } as CSSProperties}
          >
            <div className="flex h-14 items-center justify-between gap-3 border-border border-b px-4">
              <BrandLockup name={name} />
              <Button size="sm" variant="light">
                {t('previewFree')}
              </Button>
            </div>
            <div className="grid gap-3 p-4">
              <Card className="grid gap-3 p-4" padding="none">
                <div className="flex items-center justify-between gap-3">
                  <span className="type-title-3">Askara Pro</span>
                  <Badge tone="accent">−20%</Badge>
                </div>
                <Status kind="active">{t('running')}</Status>
                <div className="flex flex-wrap gap-2">
                  <Button>{t('previewPay')}</Button>
                  <Button variant="outline2">{t('previewMore')}</Button>
                </div>
              </Card>
              <span className="text-accent-text underline underline-offset-2">
                {t('previewLink')}
              </span>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
