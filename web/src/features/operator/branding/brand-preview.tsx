import { brandThemes } from '@sesame/contract/brand-contrast.ts';
import type { CSSProperties } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BrandLockup } from '../../../ui/brand-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Status } from '../../../ui/status.tsx';
import type { EditedBrand } from './brand-draft.rules.ts';
import { brandingWords } from './branding.words.ts';

/** The shop's header, a card and its buttons as they would be, in both themes. Nothing of it can be pressed. */
export function BrandPreview({ edited }: { edited: EditedBrand }) {
  const { language } = useI18n();
  const say = useWords(brandingWords);
  const name = (language === 'ru' && edited.nameRu) || edited.name;
  return (
    <div className="grid gap-4 sm:max-[1099px]:grid-cols-2 min-[1700px]:grid-cols-2">
      {brandThemes.map((theme) => (
        <figure className="m-0 min-w-0" key={theme}>
          <figcaption className="type-caption mb-2 text-muted">{say(theme)}</figcaption>
          <div
            className="overflow-hidden rounded-lg border border-border bg-background text-text"
            data-testid={`preview-${theme}`}
            data-theme={theme}
            inert
            // Custom properties are no part of React's type of a style.
            style={{ '--brand-hue': edited.hue, '--brand-chroma': edited.chroma } as CSSProperties}
          >
            <div className="flex h-14 items-center justify-between gap-3 border-border border-b px-4">
              <BrandLockup name={name} />
              <Button size="sm" variant="light">
                {say('previewFree')}
              </Button>
            </div>
            <div className="grid gap-3 p-4">
              <Card className="grid gap-3 p-4" padding="none">
                <div className="flex items-center justify-between gap-3">
                  <span className="type-title-3">Askara Pro</span>
                  <Badge tone="accent">−20%</Badge>
                </div>
                <Status kind="active">{say('previewActive')}</Status>
                <div className="flex flex-wrap gap-2">
                  <Button>{say('previewPay')}</Button>
                  <Button variant="outline2">{say('previewMore')}</Button>
                </div>
              </Card>
              <span className="text-accent-text underline underline-offset-2">
                {say('previewLink')}
              </span>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
