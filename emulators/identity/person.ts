/** Somebody with an account at this provider, in the claims Google uses. */
export interface Person {
  /** The provider's key of the account. */
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name?: string;
  readonly picture?: string;
  /** The Workspace domain, for accounts that an organisation runs. */
  readonly hd?: string;
}
