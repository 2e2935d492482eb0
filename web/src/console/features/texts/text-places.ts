/** Where each text is used, as `order/order-summary`; generated from the sources by `build/text-places-plugin.ts`. */
export const textPlaces: Readonly<Record<string, readonly string[]>> = {};
