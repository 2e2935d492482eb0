import type { PasteCheck, ProviderSetup } from '../gateways/provider-setup.ts';

type Setup = Pick<ProviderSetup, 'checks'>;
type Shop = {
  /** Whether the shop takes real money. */
  readonly live: boolean;
};

/**
 * The mistakes to recognize in the value of a setting. Test keys are what a test shop should have and live keys a live
 * one, so neither is mentioned there.
 */
export function checksOf({ checks }: Setup, field: string, { live }: Shop): PasteCheck[] {
  return checks
    .filter((check) => check.field === field)
    .filter(({ mode }) => mode === undefined || (mode === 'test') === live);
}

/** The mistake that makes a value unusable, such as a publishable key in the place of the secret one. */
export function findWrongKind(
  setup: Setup,
  { field, value }: { readonly field: string; readonly value: string },
  shop: Shop,
): PasteCheck | undefined {
  return checksOf(setup, field, shop).find(
    ({ isWrong, pattern }) => isWrong && pattern.test(value),
  );
}
