import { giftCardTerm, giftCardTexts } from '@sesame/contract/shared/gifts/gift-card.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Gift } from '@sesame/contract/shop/gifts.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { shopNames } from '../../i18n/use-brand-name.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useStore } from '../../store.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { QrCode } from '../../ui/data/qr-code.tsx';
import { SegmentedFilter } from '../../ui/forms/segmented-filter.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { cardLanguages } from './card-languages.ts';

type PrintedCardProps = { gift: Gift; code: string; url: string };

/** The card as it is printed, in the language of the recipient. Printing hides the rest of the page. */
export function PrintedCard({ gift, code, url }: PrintedCardProps) {
  const { t, language: own } = useI18n();
  const [language, setLanguage] = useState<Language>(own);
  const texts = giftCardTexts[language];
  const { brandName, brandNameRu } = useStore(shopNames);
  // The title is in the language of the page; `title_ru` has the other one, where the product has it.
  const title = language === own ? gift.title : gift.title_ru || gift.title;
  return (
    <Card as="section" className="print:border-0 print:shadow-none">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 className="type-title-2">{t('giftCard')}</h2>
        <div className="flex flex-wrap gap-2">
          <SegmentedFilter
            label={t('giftCardLanguage')}
            onChange={setLanguage}
            segments={cardLanguages}
            value={language}
          />
          <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
            {t('giftPrint')}
          </Button>
        </div>
      </div>
      <div
        className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-8 rounded-[16px] border border-border bg-paper p-8 text-paper-text max-md:grid-cols-1 max-md:p-5 print:fixed print:inset-0 print:z-[999] print:m-0 print:content-center print:rounded-none print:border-0"
        lang={language}
      >
        <div className="min-w-0">
          <p className="font-medium text-[.9375rem]">
            {language === 'ru' ? (brandNameRu ?? brandName) : brandName}
          </p>
          <p className="type-title-1 mt-4">{texts.title}</p>
          <div className="mt-3 flex items-center gap-3">
            <Logo eager size={40} src={gift.pictures[0] ?? ''} />
            <p className="wrap-anywhere font-medium">
              {title}, {giftCardTerm(language, gift.duration)}
            </p>
          </div>
          <p className="mt-5 text-[.8125rem] leading-[18px]">{texts.code}</p>
          <p className="type-tabular wrap-anywhere mt-1 font-semibold text-lg">{code}</p>
          <p className="mt-5 max-w-[46ch] text-[.875rem] leading-5">{texts.how}</p>
          <p className="wrap-anywhere mt-2 text-[.8125rem] leading-[18px]">{url.split('#')[0]}</p>
        </div>
        <QrCode className="size-44 max-md:justify-self-center" label={texts.qr} text={url} />
      </div>
    </Card>
  );
}
