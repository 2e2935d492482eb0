import { DEFAULT_LANGUAGE } from '@sesame/contract/limits.ts';
import type { GoogleRegistration } from '@sesame/contract/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { askConfirmation } from '../ask-confirmation.ts';
import { completeLogin } from '../complete-login.ts';
import { createAccount } from '../create-account.ts';
import { endSessions } from '../end-sessions.ts';
import { deleteDevices } from '../known-devices.store.ts';
import { endLoginDelay, requireLoginTurn } from '../login-delay.ts';
import { voidToken } from '../one-time-tokens.store.ts';
import type { Device } from '../open-session.ts';
import { isPasswordOf } from '../passwords.ts';
import { takeOverAccount } from '../take-over-account.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import { deleteTrustedDevices } from '../trusted-devices.store.ts';
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
  countPasswordTry,
  findAccountToLink,
  findIdentity,
  insertIdentity,
  lockEmail,
  type TicketKey,
  takeTicket,
} from './google.store.ts';
import { readTicket } from './read-ticket.ts';

const PASSWORD_TRIES_MAX = 5;

type EnterPlatform = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'mail' | 'publicUrl'
>;

/**
 * Signs in the person of a ticket, and before that, when Google's account is new here, makes an account or links the
 * one with this e-mail. Only the ticket says who it is; the body adds the coupon and the language. The ticket is used
 * up by success alone, so a wrong password may be typed again. Where the account has a second factor, Google counts as
 * the first: refuses `second_factor_required` with the ticket of that step.
 * @returns the access token
 */
export async function enterByGoogle(
  platform: EnterPlatform,
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
    if (!(await takeTicket(tx, key))) refuse('google_ticket_invalid');
    const known = await findIdentity(tx, person);
    const userId =
      known?.user_id ?? (await welcome(tx, platform, { person, body, proven, device }));
    const found = await findUser(tx, userId);
    if (found === undefined) throw new Error('an identity without its user');
    return found;
  });
  const answer = await completeLogin(platform, user, device);
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

/** The account whose password this is, as it is now. Slow, so not while a transaction is open. */
async function provePassword(
  platform: EnterPlatform,
  { person, key, password, device }: PasswordProof,
): Promise<UserRow> {
  await requireLoginTurn(platform, person.email, device);
  if (!(await countPasswordTry(platform.db, key.ticketHash, PASSWORD_TRIES_MAX))) {
    refuse('google_ticket_invalid');
  }
  const account = await findUserByEmail(platform.db, person.email);
  const matches = await isPasswordOf(account?.password_hash, password);
  if (account === undefined || !matches) refuse('login_failed');
  await endLoginDelay(platform.db, person.email);
  return account;
}

interface Newcomer {
  readonly person: GooglePerson;
  readonly body: GoogleRegistration;
  readonly proven: UserRow | undefined;
  readonly device: Device;
}

/** Finds or makes the account of an identity that is new here. @returns the user's id */
async function welcome(
  tx: Executor,
  platform: EnterPlatform,
  { person, body, proven, device }: Newcomer,
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
 * An address may have been confirmed by a link that its owner pressed for a stranger. Where nobody ever showed mailbox
 * and account together, the first link by Google ends the password and the sessions, and the owner is told.
 */
async function endUnprovenPassword(
  tx: Executor,
  platform: EnterPlatform,
  account: AccountToLink,
): Promise<void> {
  if (account.owner_proven_at !== null) return;
  await setPassword(tx, account.id, null);
  await endSessions(tx, account.id);
  await deleteDevices(tx, account.id);
  await deleteTrustedDevices(tx, account.id);
  await voidToken(tx, account.id, 'second_factor');
  await confirmEmail(tx, account.id, platform.clock.now());
  await tellAccountChanged(tx, platform, account, 'google_linked');
}

async function signUp(
  tx: Executor,
  platform: EnterPlatform,
  { email, authoritative }: GooglePerson,
  body: GoogleRegistration,
  ipPrefix: string,
): Promise<string> {
  const language = body.language ?? DEFAULT_LANGUAGE;
  const now = platform.clock.now();
  const id = await createAccount(platform, tx, {
    email,
    password_hash: null,
    // Google's word counts for mailboxes it runs; at any other address the person confirms it as everybody does.
    ...(authoritative && { email_confirmed_at: now, owner_proven_at: now }),
    language,
    coupon: body.coupon?.trim() || null,
    invitedBy: body.refferal_id ?? null,
    ipPrefix,
  });
  if (!authoritative) await askConfirmation(tx, platform, { id, email, language });
  return id;
}
