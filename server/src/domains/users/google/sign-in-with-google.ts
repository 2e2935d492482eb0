import type { GoogleRegistration } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyAccountChanged } from '../notify-account-changed.ts';
import { createAccount } from '../registration/create-account.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import { sendConfirmation } from '../registration/send-confirmation.ts';
import { takeOverAccount } from '../registration/take-over-account.ts';
import type { Device } from '../sessions/create-session.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { clearSignInDelay, enforceSignInDelay, logNameOf } from '../sign-in/delay/sign-in-delay.ts';
import { deleteDevices } from '../sign-in/known-devices.store.ts';
import { isPasswordOf } from '../sign-in/passwords.ts';
import { deleteTrustedDevices } from '../sign-in/trusted-devices.store.ts';
import {
  confirmEmail,
  findUser,
  findUserByEmail,
  insertSecurityEvent,
  setPassword,
  type UserRow,
} from '../users.store.ts';
import { decideLink, type GooglePerson } from './google.rules.ts';
import {
  type AccountToLink,
  consumeTicket,
  countPasswordTry,
  findAccountToLink,
  findIdentity,
  insertIdentity,
  lockEmail,
  type TicketKey,
} from './google.store.ts';
import { readTicket } from './read-ticket.ts';

const PASSWORD_TRIES_MAX = 5;

type SignInPlatform = TransactionalPlatform;

/**
 * Signs in with a Google ticket. If the Google account is new to the shop, first creates an account or links the one
 * with the same email. Identity comes from the ticket only; the body adds coupon and language. The ticket is used up
 * on success only, so a wrong password can be retried. If the account has a second factor, refuses
 * `second_factor_required` with the ticket of that step.
 * @returns the access token
 */
export async function signInWithGoogle(
  platform: SignInPlatform,
  body: GoogleRegistration,
  browser: string | undefined,
  device: Device,
): Promise<string> {
  if (platform.config.google === undefined) refuse('not_found');
  const { person, key } = await readTicket(platform, { ticket: body.oauth_google_token, browser });
  const proven =
    body.password === undefined
      ? undefined
      : await provePassword(platform, { person, key, password: body.password, device });
  const user = await inTransaction(platform.db, async (tx) => {
    await lockEmail(tx, person.email);
    if (!(await consumeTicket(tx, key))) refuse('google_ticket_invalid');
    const known = await findIdentity(tx, person);
    const userId =
      known?.user_id ?? (await welcome(tx, platform, { person, body, proven, device }));
    const found = await findUser(tx, userId);
    if (found === undefined) throw new Error('identity has no user');
    return found;
  });
  const answer = await completeSignIn(platform, user, device, 'google');
  if (answer.status === 'second_factor')
    refuse('second_factor_required', { ticket: answer.ticket });
  return answer.access_token;
}

interface PasswordProof {
  readonly person: GooglePerson;
  readonly key: TicketKey;
  readonly password: string;
  readonly device: Device;
}

/** The current account, if the password matches. Hashing is slow, so this runs outside a transaction. */
async function provePassword(
  platform: SignInPlatform,
  { person, key, password, device }: PasswordProof,
): Promise<UserRow> {
  await enforceSignInDelay(platform, person.email, device);
  if (!(await countPasswordTry(platform.db, key.ticketHash, PASSWORD_TRIES_MAX))) {
    refuse('google_ticket_invalid');
  }
  const account = await findUserByEmail(platform.db, person.email);
  const matches = await isPasswordOf(account?.password_hash, password);
  if (account === undefined || !matches) {
    const name = logNameOf(['buyer', person.email]);
    platform.log.info(
      { account: name, network: device.ipPrefix, method: 'google' },
      'sign-in failed',
    );
    refuse('sign_in_failed');
  }
  await clearSignInDelay(platform.db, person.email);
  return account;
}

interface NewGoogleUser {
  readonly person: GooglePerson;
  readonly body: GoogleRegistration;
  readonly proven: UserRow | undefined;
  readonly device: Device;
}

/**
 * Finds or creates the account for a new identity.
 * @returns the user's id
 */
async function welcome(
  tx: Executor,
  platform: SignInPlatform,
  { person, body, proven, device }: NewGoogleUser,
): Promise<string> {
  const now = platform.clock.now();
  const account = await findAccountToLink(tx, person.email);
  const passwordGiven =
    account !== undefined &&
    proven?.id === account.id &&
    proven.password_hash === account.password_hash;
  const decision = decideLink(
    person,
    account && { confirmed: account.email_confirmed_at !== null },
    passwordGiven,
  );
  const remember = (kind: string, userId: string) =>
    insertSecurityEvent(tx, { kind, userId, ipPrefix: device.ipPrefix, detail: {}, at: now });

  if (decision === 'ask_password') refuse('google_link_password', { email: person.email });
  const userId = account?.id ?? (await signUp(tx, platform, person, body, device.ipPrefix));
  if (decision === 'take_over') {
    await takeOverAccount(tx, platform, userId);
    await remember('unconfirmed_account_taken_over', userId);
  }
  if (decision === 'create' && body.is_admin === true) {
    await remember('registration_asked_for_admin', userId);
  }
  if (decision === 'link') await remember('google_linked', userId);
  if (account !== undefined && decision === 'link' && !passwordGiven) {
    await endUnprovenPassword(tx, platform, account);
  }
  await insertIdentity(tx, {
    issuer: person.issuer,
    subject: person.subject,
    user_id: userId,
    linked_at: now,
  });
  return userId;
}

/**
 * An attacker may have registered an address and got its owner to press the confirmation link. If mailbox and account
 * were never proven to belong together, the first link with Google removes the password, ends the sessions and notifies
 * the owner.
 */
async function endUnprovenPassword(
  tx: Executor,
  platform: SignInPlatform,
  account: AccountToLink,
): Promise<void> {
  if (account.ownership_proven_at !== null) return;
  await setPassword(tx, account.id, null);
  await endSessions(tx, account.id);
  await deleteDevices(tx, account.id);
  await deleteTrustedDevices(tx, account.id);
  await voidToken(tx, account.id, 'second_factor');
  await confirmEmail(tx, account.id, platform.clock.now());
  await notifyAccountChanged(tx, platform, account, 'google_linked');
}

async function signUp(
  tx: Executor,
  platform: SignInPlatform,
  { email, authoritative }: GooglePerson,
  body: GoogleRegistration,
  ipPrefix: string,
): Promise<string> {
  const language = body.language ?? platform.config.shop().defaultLanguage;
  const now = platform.clock.now();
  const id = await createAccount(platform, tx, {
    email,
    password_hash: null,
    // Google is authoritative only for mailboxes it runs; other addresses are confirmed by mail as usual.
    ...(authoritative && { email_confirmed_at: now, ownership_proven_at: now }),
    language,
    coupon: body.coupon?.trim() || null,
    invitedBy: body.refferal_id ?? null,
    ipPrefix,
  });
  if (!authoritative) await sendConfirmation(tx, platform, { id, email, language });
  return id;
}
