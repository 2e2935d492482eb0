/** Whether the browser can compute digests; it cannot on a page without https. */
export function canDigest(): boolean {
  return 'subtle' in crypto;
}

/** The SHA-256 of a file in hex, by which the server finds its item; the file itself is not sent. */
export async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
