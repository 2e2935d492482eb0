/** The part of jsdom that is used here; it has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & typeof globalThis;
  }
}
