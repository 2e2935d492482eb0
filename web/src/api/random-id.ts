/** 128 random bits in hex. (`crypto.randomUUID` is missing where a page is served by plain http from another machine.) */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as a UUID, for ids that the server keeps. */
export function randomUuid(): string {
  const bytes = Array.from(randomId().matchAll(/../g), ([byte]) => Number.parseInt(byte, 16));
  // Version 4 of the standard's own variant, as readers of UUIDs expect.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
