import * as contract from '@sesame/contract/users.ts';
import type { Person } from '../../emulators/identity/person.ts';
import { type RunningLiar, startLiar } from '../../emulators/identity/start-liar.ts';
import { buildUser } from './build-user.ts';
import { type GoogleBrowser, openGoogleBrowser, ticketOf } from './google-browser.ts';
import { type CallResult, startApp, type TestApp } from './start-app.ts';

export interface GoogleShop {
  readonly app: TestApp;
  readonly google: RunningLiar;
  /** Before each test: an honest Google with somebody new in front of it. */
  reset(): void;
  /** Signs in at Google, as whoever sits there or as this person, and comes back with a ticket. */
  arrive(person?: Person): Promise<{ browser: GoogleBrowser; ticket: string }>;
  me(token: string): Promise<CallResult<typeof contract.getUser>>;
  logIn(email: string, password: string): Promise<CallResult<typeof contract.login>>;
  /** An account whose e-mail was confirmed, as the confirmation mail does it. */
  buildConfirmed(email: string): Promise<{ token: string; email: string; password: string }>;
  countRows(): Promise<{ users: number; identities: number; sessions: number }>;
  stop(): Promise<void>;
}

let count = 0;

/** Somebody new, with a mailbox that Google runs. */
export function somebody(changes: Partial<Person> = {}): Person {
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

/** What makes Google the authority over a mailbox outside gmail.com. */
export const workspace = { hd: 'company.example' };

/** A shop with its Google button on, and a Google that can be made to lie. */
export async function startGoogleShop(): Promise<GoogleShop> {
  const google = await startLiar(somebody());
  const app = await startApp({
    env: {
      GOOGLE_ISSUER: google.url,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
    },
  });
  return {
    app,
    google,
    reset() {
      google.lie = undefined;
      google.person = somebody();
    },
    async arrive(person = google.person) {
      google.person = person;
      const browser = openGoogleBrowser(app);
      return { browser, ticket: ticketOf(await browser.signInAtGoogle()) };
    },
    me: (token) => app.call(contract.getUser, {}, { token }),
    logIn: (email, password) => app.call(contract.login, { body: { email, password } }),
    async buildConfirmed(email) {
      const user = await buildUser(app, { email });
      await app.platform.db
        .updateTable('users')
        .set({ email_confirmed_at: app.clock.now(), owner_proven_at: app.clock.now() })
        .where('email', '=', email)
        .execute();
      return user;
    },
    async countRows() {
      const { db } = app.platform;
      const users = await db.selectFrom('users').select('id').execute();
      const identities = await db.selectFrom('identities').select('subject').execute();
      const sessions = await db.selectFrom('sessions').select('user_id').execute();
      return { users: users.length, identities: identities.length, sessions: sessions.length };
    },
    async stop() {
      await app.stop();
      await google.stop();
    },
  };
}
