import type { Language } from './choose-language.ts';
import type { Html } from './html.ts';
import type { KitTexts } from './page-texts.ts';

/** What the pages of one emulator show beyond those of the kit. */
export interface PageDesign {
  /** The icon beside the name: paths in a 32 × 32 box. */
  readonly mark: Html;
  /** Texts that replace the kit's. */
  readonly texts: Record<Language, Partial<KitTexts>>;
  /** Above the sum. */
  readonly payTo: (language: Language) => Html;
  /** Above the choices while the payment is open. */
  readonly card: (language: Language) => Html;
}
