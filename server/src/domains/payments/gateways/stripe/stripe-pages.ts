import { isPageOf } from '../provider-client.ts';
import { hostsOf, STRIPE_API } from './stripe-settings.ts';

const STRIPE_PAGE = 'https://checkout.stripe.com';
/** Where a buyer confirms a charge: Stripe leads on to the bank from there. */
const STRIPE_HOOKS = 'https://hooks.stripe.com';

/**
 * The pages that buyers may be sent to.
 * @param base address of the API; an emulator has its pages beside it
 * @param pageHosts hosts of a custom domain of the account, with commas between them
 */
export function stripePages(base: URL, pageHosts: string) {
  const isStripe = base.origin === STRIPE_API;
  const checkout = {
    origin: isStripe ? STRIPE_PAGE : base.origin,
    hosts: oneOf(hostsOf(pageHosts)),
  };
  const bank = { origin: isStripe ? STRIPE_HOOKS : base.origin };
  return {
    isCheckoutPage: (url: string) => isPageOf(url, checkout),
    isBankPage: (url: string) => isPageOf(url, bank),
  };
}

/** Matches exactly these hosts, which are checked names; nothing when there are none. */
function oneOf(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) => host.replaceAll('.', String.raw`\.`));
  return new RegExp(`^(${names.join('|') || '(?!)'})$`);
}
