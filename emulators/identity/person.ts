/** An account at this provider, with Google's claims. */
export interface Person {
  /** The provider's id of the account. */
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name?: string;
  readonly picture?: string;
  /** The Workspace domain, for accounts managed by an organization. */
  readonly hd?: string;
}
