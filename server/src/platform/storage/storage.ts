/** Where files live that people uploaded: a folder, or a bucket that speaks S3. */
export interface Storage {
  /** Resolves when the file is kept. A name is written once and never changes its content. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @returns undefined when there is no such file */
  get(name: string): Promise<Buffer | undefined>;
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>;
  close(): void;
}
