/** Where each text is said, as `order/order-summary`: written in by `build/text-places-plugin.ts`, from all sources. */
export const textPlaces: Readonly<Record<string, readonly string[]>> = {};
