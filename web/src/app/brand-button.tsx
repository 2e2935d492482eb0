import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { runtimeConfig } from '../api/config.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { BrandLockup } from '../ui/brand-mark.tsx';
import { Icon } from '../ui/icon.tsx';

/** What opens the menu of small screens: the logo. */
export function BrandButton(props: ComponentProps<'button'>) {
  const { t } = useI18n();
  return (
    <button
      {...props}
      aria-label={`${runtimeConfig.brandName}, ${t('mobileMenu')}`}
      className="flex h-11 min-w-0 max-w-full items-center gap-[9px]"
      type="button"
    >
      <BrandLockup name={runtimeConfig.brandName} />
      <Icon of={ChevronDown} />
    </button>
  );
}
