/** Storage for uploaded files: a folder or an S3 bucket. */
export interface Storage {
  /** Resolves when the file is stored. A name is written once and its content never changes. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @returns undefined when there is no such file */
  get(name: string): Promise<Buffer | undefined>;
  /** Succeeds also when there is no such file. */
  remove(name: string): Promise<void>;
  close(): void;
}
