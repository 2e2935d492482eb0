import { choiceOf, type ProviderField } from './provider.ts';

/** Where buyers pay by the Faster Payments System (SBP): a setting of every provider that gives its links. */
export function sbpPageField(env: string): ProviderField {
  return {
    name: 'sbpPage',
    env,
    secret: false,
    defaultValue: 'shop',
    ...choiceOf([
      ['shop', 'On a page of the shop', 'На странице магазина'],
      ['provider', 'On the page of the provider', 'На странице шлюза'],
    ]),
    description:
      'Where buyers pay by the SBP: on a page of the shop, with a QR code on computers and buttons of banks on phones, or on the page of the provider. Only for payment methods with the option sbp.',
    descriptionRu:
      'Где покупатель платит по СБП: на странице магазина с QR-кодом на компьютере и кнопками банков на телефоне или на странице шлюза. Только для способов оплаты с опцией sbp.',
    example: 'provider',
  };
}
