import { checkoutTexts } from './pages/checkout.ts';
import { dashboardTexts } from './pages/dashboard.ts';
import { frameTexts } from './pages/frame.ts';
import { giftsTexts } from './pages/gifts.ts';
import { partnersTexts } from './pages/partners.ts';
import { paymentsTexts } from './pages/payments.ts';
import { refusalsTexts } from './pages/refusals.ts';
import { renewalsTexts } from './pages/renewals.ts';
import { settingsTexts } from './pages/settings.ts';
import { signInTexts } from './pages/sign-in.ts';
import { supportTexts } from './pages/support.ts';
import { transfersTexts } from './pages/transfers.ts';
import type { NumberedTexts } from './split-by-language.ts';

/**
 * Every text of the pages has a number, used in transfer, and a name, used in code. A number never changes its meaning.
 * - 1–171 are the specification's screens; 24, 75–79, 104–112, 137, 138 and 151 are fixed by it.
 * - 172 and up are additional texts.
 * To add a text: one line in the table of its section. The test names the next free number. Texts may contain
 * placeholders, `{date}`, and ICU plurals, `{count, plural, one {# month} other {# months}}`, filled by `fill-text.ts`.
 */
export const sections = [
  frameTexts,
  signInTexts,
  dashboardTexts,
  checkoutTexts,
  paymentsTexts,
  giftsTexts,
  renewalsTexts,
  settingsTexts,
  partnersTexts,
  transfersTexts,
  supportTexts,
  refusalsTexts,
] as const satisfies readonly NumberedTexts[];

type KeysOf<Section> = Section extends unknown ? keyof Section : never;
export type TextKey = KeysOf<(typeof sections)[number]>;

// Each section satisfies `NumberedTexts`, and its names are those of `TextKey`.
export const textTable = Object.assign({}, ...sections) as Readonly<
  Record<TextKey, NumberedTexts[string]>
>;
