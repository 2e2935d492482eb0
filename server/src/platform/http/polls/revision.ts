/** What a poll compares: whose session it is, and the revision of what that buyer sees. */
export interface Revision {
  readonly userId: string;
  /** An impersonation that does not show credentials. */
  readonly hidesSecrets: boolean;
  /** Differs after every commit that changed something that the polls of this buyer read. */
  readonly revision: string;
}

/** @returns undefined without a valid session */
export type ReadRevision = (tokenHash: Buffer) => Promise<Revision | undefined>;
