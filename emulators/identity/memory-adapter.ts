interface StoredRecord {
  readonly payload: Record<string, unknown>;
  readonly expiresAtMs: number;
}

const records = new Map<string, StoredRecord>();

/** Storage of the library's sessions, codes and tokens: in memory. */
export class MemoryAdapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: Record<string, unknown>, expiresInS?: number): Promise<void> {
    const now = Date.now();
    for (const [key, { expiresAtMs }] of records) if (expiresAtMs < now) records.delete(key);
    records.set(this.#key(id), { payload, expiresAtMs: now + (expiresInS ?? 3_600) * 1_000 });
  }

  async find(id: string): Promise<Record<string, unknown> | undefined> {
    return records.get(this.#key(id))?.payload;
  }

  async findByUid(uid: string): Promise<Record<string, unknown> | undefined> {
    return this.#all().find(([, { payload }]) => payload.uid === uid)?.[1].payload;
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    records.delete(this.#key(id));
  }

  /** A code that is used twice revokes its tokens. */
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.#all()) {
      if (payload.grantId === grantId) records.delete(key);
    }
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  #all(): [string, StoredRecord][] {
    return [...records].filter(([key]) => key.startsWith(`${this.#model}:`));
  }
}
