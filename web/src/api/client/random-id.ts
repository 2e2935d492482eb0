/** 128 random bits in hex. (`crypto.randomUUID` does not exist on plain http from another machine.) */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as a UUID, for ids stored by the server. */
export function randomUuid(): string {
  const bytes = Array.from(randomId().matchAll(/../g), ([byte]) => Number.parseInt(byte, 16));
  // Version 4, RFC variant, as parsers of UUIDs expect.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
