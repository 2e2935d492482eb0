import {
  type BrandColor,
  type BrandContrast,
  type BrandPairName,
  brandPairs,
  contrastsOf,
} from '@sesame/contract/shared/brand/brand-contrast.ts';
import { Check, X } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { brandingMessages } from './branding.messages.ts';

const pairMessages = {
  button: 'pairButton',
  button_hover: 'pairButtonHover',
  link: 'pairLink',
  link_card: 'pairLinkCard',
  link_soft: 'pairLinkSoft',
  mark: 'pairMark',
  focus: 'pairFocus',
} as const satisfies Record<BrandPairName, string>;

/** Contrast of the color, pair by pair in both themes. */
export function ContrastTable({ color }: { color: BrandColor }) {
  const t = useMessages(brandingMessages);
  const contrasts = contrastsOf(color);
  const of = (theme: 'light' | 'dark', pair: BrandPairName) =>
    contrasts.find((one) => one.theme === theme && one.pair === pair);
  return (
    <table className="w-full border-collapse text-[.8125rem]">
      <caption className="sr-only">{t('contrast')}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th className="py-1.5 pr-3 font-medium" scope="col">
            {t('pair')}
          </th>
          <th className="w-24 py-1.5 pr-3 font-medium" scope="col">
            {t('light')}
          </th>
          <th className="w-24 py-1.5 font-medium" scope="col">
            {t('dark')}
          </th>
        </tr>
      </thead>
      <tbody>
        {brandPairs.map(({ name, least }) => (
          <tr className="border-border border-t" key={name}>
            <th className="py-1.5 pr-3 text-left font-normal" scope="row">
              {t(pairMessages[name])}{' '}
              <span className="whitespace-nowrap text-muted">{t('least', { least })}</span>
            </th>
            <td className="py-1.5 pr-3">
              <Ratio contrast={of('light', name)} />
            </td>
            <td className="py-1.5">
              <Ratio contrast={of('dark', name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ contrast }: { contrast: BrandContrast | undefined }) {
  const t = useMessages(brandingMessages);
  if (!contrast) return null;
  const { passes, ratio } = contrast;
  return (
    <span
      className={`type-tabular inline-flex items-center gap-1.5 whitespace-nowrap ${passes ? '' : 'font-semibold text-danger-text'}`}
    >
      <Icon of={passes ? Check : X} size={14} />
      {/* Truncated, not rounded: 4.497 must not be shown as 4.5. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)}
      <span className="sr-only">{t(passes ? 'passes' : 'fails')}</span>
    </span>
  );
}
