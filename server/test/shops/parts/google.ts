import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import type { Person } from '@sesame/emulators/identity/person.ts';
import {
  type RunningMaliciousProvider,
  startMaliciousProvider,
} from '@sesame/emulators/identity/start-malicious-provider.ts';
import { buildUser } from '../../build/build-user.ts';
import { type GoogleBrowser, openGoogleBrowser, ticketOf } from '../../network/google-browser.ts';
import { updateRows } from '../../rows.ts';
import type { CallResult } from '../start-app.ts';
import type { Part } from './part.ts';

export interface Google {
  readonly google: RunningMaliciousProvider;
  /** Before each test: a correct Google with a new person signed in. */
  reset(): void;
  /** Signs in with Google, as this person or the current one, and returns with a ticket. */
  arrive(person?: Person): Promise<{ browser: GoogleBrowser; ticket: string }>;
  me(token: string): Promise<CallResult<typeof session.getUser>>;
  signIn(email: string, password: string): Promise<CallResult<typeof contract.login>>;
  /** An account whose email was confirmed by the confirmation mail. */
  buildConfirmed(email: string): Promise<{ token: string; email: string; password: string }>;
  countRows(): Promise<{ users: number; identities: number; sessions: number }>;
}

let count = 0;

/** A new person with a mailbox at Google. */
export function googleUser(changes: Partial<Person> = {}): Person {
  count += 1;
  return {
    sub: `10${count}`,
    email: `person${count}@gmail.com`,
    email_verified: true,
    name: 'Anna Levina',
    given_name: 'Anna',
    picture: 'https://pictures.example/anna.png',
    ...changes,
  };
}

/** With this claim Google is authoritative for a mailbox outside gmail.com. */
export const workspace = { hd: 'company.example' };

/** A Google that can return forged answers; the shop shows its button. */
export async function startGoogle(): Promise<Part<Google>> {
  const google = await startMaliciousProvider(googleUser());
  return {
    settings: {
      env: {
        GOOGLE_ISSUER: google.url,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    },
    attach: (app) => ({
      google,
      reset() {
        google.forgery = undefined;
        google.person = googleUser();
      },
      async arrive(person = google.person) {
        google.person = person;
        const browser = openGoogleBrowser(app);
        return { browser, ticket: ticketOf(await browser.signInAtGoogle()) };
      },
      me: (token) => app.call(session.getUser, {}, { token }),
      signIn: (email, password) => app.call(contract.login, { body: { email, password } }),
      async buildConfirmed(email) {
        const user = await buildUser(app, { email });
        await updateRows(
          app,
          'users',
          { email },
          { email_confirmed_at: app.clock.now(), ownership_proven_at: app.clock.now() },
        );
        return user;
      },
      async countRows() {
        const { db } = app.platform;
        const users = await db.selectFrom('users').select('id').execute();
        const identities = await db.selectFrom('identities').select('subject').execute();
        const sessions = await db.selectFrom('sessions').select('user_id').execute();
        return { users: users.length, identities: identities.length, sessions: sessions.length };
      },
    }),
    stop: () => google.stop(),
  };
}
