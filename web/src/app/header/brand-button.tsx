import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useBrandName } from '../../i18n/use-brand-name.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BrandLockup } from '../../ui/brand/brand-mark.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** The logo that opens the mobile menu. */
export function BrandButton(props: ComponentProps<'button'>) {
  const { t } = useI18n();
  const brand = useBrandName();
  return (
    <button
      {...props}
      aria-label={`${brand}, ${t('mobileMenu')}`}
      className="flex h-11 min-w-0 max-w-full items-center gap-[9px]"
      type="button"
    >
      <BrandLockup name={brand} />
      <Icon of={ChevronDown} />
    </button>
  );
}
