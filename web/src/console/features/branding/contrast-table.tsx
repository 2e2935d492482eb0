import {
  type BrandColor,
  type BrandContrast,
  type BrandPairName,
  brandPairs,
  contrastsOf,
} from '@sesame/contract/shared/brand/brand-contrast.ts';
import { Check, X } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { formatDecimal } from '../../ui/forms/typed-number.rules.ts';
import { type RecordColumn, RecordTable } from '../../ui/lists/record-table.tsx';
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

type BrandPair = (typeof brandPairs)[number];

const themes = [
  { theme: 'light', phone: 'under' },
  { theme: 'dark', phone: 'underEnd' },
] as const;

/** Contrast of the color, pair by pair in both themes. */
export function ContrastTable({ color }: { color: BrandColor }) {
  const t = useMessages(brandingMessages);
  const { language } = useI18n();
  const contrasts = contrastsOf(color);
  const of = (theme: 'light' | 'dark', pair: BrandPairName) =>
    contrasts.find((one) => one.theme === theme && one.pair === pair);
  return (
    <RecordTable
      caption={t('contrast')}
      columns={[
        {
          key: 'pair',
          phone: 'title',
          header: t('pair'),
          wrap: true,
          cell: ({ name, least }) => (
            <>
              {t(pairMessages[name])}{' '}
              <span className="whitespace-nowrap font-normal text-muted">
                {t('least', { least: formatDecimal(Math.round(least * 10), language, 1) })}
              </span>
            </>
          ),
        },
        ...themes.map(
          ({ theme, phone }): RecordColumn<BrandPair> => ({
            key: theme,
            phone,
            named: true,
            header: t(theme),
            cell: ({ name }) => <Ratio contrast={of(theme, name)} />,
          }),
        ),
      ]}
      rowKey={({ name }) => name}
      rows={brandPairs}
    />
  );
}

function Ratio({ contrast }: { contrast: BrandContrast | undefined }) {
  const { language } = useI18n();
  const t = useMessages(brandingMessages);
  if (!contrast) return null;
  const { passes, ratio } = contrast;
  return (
    <span
      className={`type-tabular inline-flex items-center gap-1.5 whitespace-nowrap ${passes ? '' : 'font-semibold text-danger-text'}`}
    >
      <Icon of={passes ? Check : X} size={14} />
      {/* Truncated, not rounded: 4.497 must not be shown as 4.5. */}
      {formatDecimal(Math.floor(ratio * 100), language, 2, true)}
      <span className="sr-only">{t(passes ? 'passes' : 'fails')}</span>
    </span>
  );
}
