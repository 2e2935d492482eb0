import type { ReactNode } from 'react';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { useBrandName } from '../../i18n/use-brand-name.ts';
import { LanguageButtons } from '../../shell/language-buttons.tsx';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { BrandLockup } from '../../ui/brand/brand-mark.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type AuthLayoutProps = { heading: string; lead: string; children: ReactNode };

/** The form at the left, and the illustration at the right if there is space. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  const brandName = useBrandName();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(480px,44%)_1fr]">
      <main className="flex min-w-0 flex-col px-5 pt-5 pb-6 lg:px-12 lg:py-8" id="main">
        <BrandLockup name={brandName} size={28} />
        <div className="m-auto w-full max-w-[376px] py-8 lg:py-10">
          <h1 className="type-display mb-2">{heading}</h1>
          <p className="mb-7 text-[.9375rem] text-muted leading-[22px]">{lead}</p>
          {children}
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-x-5 gap-y-4 text-[.8125rem] text-muted">
          <span className="min-w-0 truncate">
            © {new Date().getFullYear()} {brandName}
          </span>
          <div className="flex items-center gap-5">
            <LanguageButtons onChoose={chooseLanguage} />
            <ThemeSwitch />
          </div>
        </footer>
      </main>
      <div
        aria-hidden="true"
        className="relative overflow-hidden border-border border-l bg-sunken max-lg:hidden"
      >
        <AuthArtwork className="absolute inset-0 size-full" scene="page" />
      </div>
    </div>
  );
}
