/** The library has no types; these are the parts used here. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, string | undefined>>;
  }

  export class Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  /** The argument of the library's configuration functions. */
  export interface OidcContext {
    type: string;
    body: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
    };
  }

  export namespace interactionPolicy {
    class Prompt {
      constructor(options: { name: string; requestable: boolean });
    }
    function base(): { add(prompt: Prompt, index?: number): void; remove(name: string): void };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (fields: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    /** Throws when the request carries no cookie of an active interaction. */
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** @returns the address to redirect the browser to */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<string>;
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): void;
  }
}
