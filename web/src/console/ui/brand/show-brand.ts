import type { ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { shopNames } from '../../../i18n/use-brand-name.ts';
import './show-brand.css';

const CHANNEL = 'brand';

/** Applies a saved brand to this page and to other tabs of the console; pages opened later load it themselves. */
export function showBrand(brand: ConsoleBrand): void {
  applyBrand(brand);
  const others = new BroadcastChannel(CHANNEL);
  others.postMessage(brand);
  others.close();
}

/** Follows a brand that another tab saved. */
export function followBrandOfOtherTabs(): void {
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = ({ data }: MessageEvent<ConsoleBrand>) => applyBrand(data);
}

function applyBrand({ name, name_ru: nameRu, hue, chroma, logo, version }: ConsoleBrand): void {
  shopNames.set({ brandName: name.value ?? '', brandNameRu: nameRu.value });
  const { style, dataset } = document.documentElement;
  style.setProperty('--brand-hue', String(hue.value));
  style.setProperty('--brand-chroma', String(chroma.value));
  // Only the server knows the address of a logo set by the environment; a new page load picks it up.
  if (!logo.saved && logo.standard !== null) return;
  const picture = logo.saved ? logo.value : null;
  dataset.logo = picture === null ? 'mark' : 'picture';
  style.setProperty('--brand-logo', picture === null ? 'none' : `url("${encodeURI(picture)}")`);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  icon.type = picture === null ? 'image/svg+xml' : 'image/png';
  // The mark has one address for each color.
  icon.href = picture ?? `/favicon.svg?${version}`;
}
