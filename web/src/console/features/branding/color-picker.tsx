import type { BrandColor } from '@sesame/contract/shared/brand/brand-contrast.ts';
import { HUE_MAX } from '@sesame/contract/shared/shop-settings.ts';
import { useId } from 'react';
import { formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import {
  brandColorNames,
  brandColors,
  nearestColor,
  offeredColor,
  SATURATION_MAX,
  swatchOf,
} from './brand-colors.rules.ts';
import { brandingMessages } from './branding.messages.ts';
import { ColorSlider } from './color-slider.tsx';

type ColorPickerProps = {
  color: BrandColor;
  onChange: (color: BrandColor) => void;
};

/** Offered colors, and two sliders for any other one. */
export function ColorPicker({ color, onChange }: ColorPickerProps) {
  const { language } = useI18n();
  const t = useMessages(brandingMessages);
  const group = useId();
  const chosen = offeredColor(color);
  const name = t(nearestColor(color));
  const saturation = Math.min(color.chroma, SATURATION_MAX);
  return (
    <div className="grid gap-5">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="type-label mb-2 p-0">{t('hue')}</legend>
        <div className="flex flex-wrap gap-2.5">
          {brandColorNames.map((offered) => (
            <input
              aria-label={t(offered)}
              checked={chosen === offered}
              className="m-0 size-9 cursor-pointer appearance-none rounded-full border border-border checked:outline-2 checked:outline-text checked:outline-offset-2 disabled:cursor-default pointer-coarse:size-11"
              key={offered}
              name={group}
              onChange={() => onChange(brandColors[offered])}
              style={{ backgroundColor: swatchOf(brandColors[offered]) }}
              title={t(offered)}
              type="radio"
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <ColorSlider
          colors={[0, 60, 120, 180, 240, 300, 360].map((hue) => swatchOf({ hue, chroma: 0.15 }))}
          label={t('ownHue')}
          max={HUE_MAX}
          onChange={(hue) => onChange({ ...color, hue })}
          step={1}
          thumb={swatchOf(color)}
          value={color.hue}
          valueText={name}
        />
        <ColorSlider
          colors={[0, 1].map((share) =>
            swatchOf({ hue: color.hue, chroma: share * SATURATION_MAX }),
          )}
          label={t('chroma')}
          max={SATURATION_MAX}
          onChange={(chroma) => onChange({ ...color, chroma })}
          step={0.005}
          thumb={swatchOf(color)}
          value={saturation}
          valueText={`${formatPercent(language, Math.round((100 * saturation) / SATURATION_MAX))}, ${name}`}
        />
      </div>
    </div>
  );
}
