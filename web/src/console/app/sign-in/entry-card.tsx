import type { ReactNode } from 'react';
import { changeLanguage } from '../../../i18n/dictionary-store.ts';
import { useBrandName } from '../../../i18n/use-brand-name.ts';
import { LanguageButtons } from '../../../shell/language-buttons.tsx';
import { BrandLockup } from '../../../ui/brand/brand-mark.tsx';

/** The frame of every screen before the console: sign-in, invitation, setup of the owner. */
export function EntryCard({ title, children }: { title: string; children: ReactNode }) {
  const brand = useBrandName();
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-5" id="main">
      <div className="w-full max-w-[440px] rounded-[20px] border border-border bg-surface p-7 shadow-card max-md:p-5">
        <BrandLockup name={brand} />
        <h1 className="type-title-1 mt-6 mb-2">{title}</h1>
        {children}
        <div className="mt-6 text-[.8125rem] text-muted">
          <LanguageButtons onChoose={changeLanguage} />
        </div>
      </div>
    </main>
  );
}
