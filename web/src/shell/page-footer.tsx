import { chooseLanguage } from '../i18n/choose-language.ts';
import { useBrandName } from '../i18n/use-brand-name.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Language and theme on the pages for visitors, who have no account menu. */
export function PageFooter({ className = '' }: { className?: string }) {
  const brandName = useBrandName();
  return (
    <footer
      className={`flex flex-wrap items-center justify-between gap-x-5 gap-y-4 text-[.8125rem] text-muted ${className}`}
    >
      <span className="min-w-0 truncate">
        © {new Date().getFullYear()} {brandName}
      </span>
      <div className="flex items-center gap-5">
        <LanguageButtons onChoose={chooseLanguage} />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
