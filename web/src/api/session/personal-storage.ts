/**
 * What local storage holds of the signed-in person beyond the token: drafts, and payments whose end they have not read.
 * It survives the end of a session, for the same person; signing out removes it.
 */
export const PERSONAL = 'personal:';

/** The person that the other entries belong to. */
const OWNER = `${PERSONAL}owner`;

export function personalOwner(): string | null {
  return localStorage.getItem(OWNER);
}

/**
 * From now on the entries belong to this person; those of another person are removed. Entries without an owner are of
 * the current session, which began before the account was known.
 */
export function ownPersonalStorage(uid: string): void {
  const owner = personalOwner();
  if (owner === uid) return;
  if (owner !== null) clearPersonalStorage();
  localStorage.setItem(OWNER, uid);
}

export function clearPersonalStorage(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PERSONAL)) localStorage.removeItem(name);
  }
}
