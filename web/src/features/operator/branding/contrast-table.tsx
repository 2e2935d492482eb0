import {
  type BrandColor,
  type BrandContrast,
  type BrandPairName,
  brandPairs,
  contrastsOf,
} from '@sesame/contract/brand-contrast.ts';
import { Check, X } from 'lucide-react';
import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { brandingWords } from './branding.words.ts';

const pairWords = {
  button: 'pairButton',
  button_hover: 'pairButtonHover',
  link: 'pairLink',
  link_card: 'pairLinkCard',
  link_soft: 'pairLinkSoft',
  mark: 'pairMark',
  focus: 'pairFocus',
} as const satisfies Record<BrandPairName, string>;

/** How well the colour reads, pair by pair in both themes. */
export function ContrastTable({ color }: { color: BrandColor }) {
  const say = useWords(brandingWords);
  const contrasts = contrastsOf(color);
  const of = (theme: 'light' | 'dark', pair: BrandPairName) =>
    contrasts.find((one) => one.theme === theme && one.pair === pair);
  return (
    <table className="w-full border-collapse text-[.8125rem]">
      <caption className="sr-only">{say('contrast')}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th className="py-1.5 pr-3 font-medium" scope="col">
            {say('pair')}
          </th>
          <th className="w-24 py-1.5 pr-3 font-medium" scope="col">
            {say('light')}
          </th>
          <th className="w-24 py-1.5 font-medium" scope="col">
            {say('dark')}
          </th>
        </tr>
      </thead>
      <tbody>
        {brandPairs.map(({ name, least }) => (
          <tr className="border-border border-t" key={name}>
            <th className="py-1.5 pr-3 text-left font-normal" scope="row">
              {say(pairWords[name])}{' '}
              <span className="whitespace-nowrap text-muted">{say('least', { least })}</span>
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
  const say = useWords(brandingWords);
  if (!contrast) return null;
  const { passes, ratio } = contrast;
  return (
    <span
      className={`type-tabular inline-flex items-center gap-1.5 whitespace-nowrap ${passes ? '' : 'font-semibold text-danger-text'}`}
    >
      <Icon of={passes ? Check : X} size={14} />
      {/* Cut off, not rounded: 4.497 is not 4.5. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)}
      <span className="sr-only">{say(passes ? 'passes' : 'fails')}</span>
    </span>
  );
}
