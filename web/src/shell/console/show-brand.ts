import type { OperatorBrand } from '@sesame/contract/operator-settings.ts';
import { renameShop } from '../../i18n/brand-name.ts';
import './show-brand.css';

const CHANNEL = 'brand';

/** Puts this page and the console's other tabs into a brand that was just saved; pages opened later begin with it. */
export function showBrand(brand: OperatorBrand): void {
  wear(brand);
  const others = new BroadcastChannel(CHANNEL);
  others.postMessage(brand);
  others.close();
}

/** Another tab has saved a brand: this page goes along. */
export function followBrandOfOtherTabs(): void {
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = ({ data }: MessageEvent<OperatorBrand>) => wear(data);
}

function wear({ name, name_ru: nameRu, hue, chroma, logo, version }: OperatorBrand): void {
  renameShop({ brandName: name.value ?? '', brandNameRu: nameRu.value });
  const { style, dataset } = document.documentElement;
  style.setProperty('--brand-hue', String(hue.value));
  style.setProperty('--brand-chroma', String(chroma.value));
  // Where a picture of the environment is served only the server knows: a page opened anew finds it.
  if (!logo.saved && logo.standard !== null) return;
  const picture = logo.saved ? logo.value : null;
  dataset.logo = picture === null ? 'mark' : 'picture';
  style.setProperty('--brand-logo', picture === null ? 'none' : `url("${encodeURI(picture)}")`);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  icon.type = picture === null ? 'image/svg+xml' : 'image/png';
  // The mark has one address in every colour.
  icon.href = picture ?? `/favicon.svg?${version}`;
}
