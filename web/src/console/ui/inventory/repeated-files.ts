/** The files with the bytes of an earlier one whose name may differ. Only files of the same size are read. */
export async function repeatedFiles(files: readonly File[]): Promise<ReadonlySet<File>> {
  const repeated = new Set<File>();
  for (const [index, file] of files.entries()) {
    const earlier = files.slice(0, index).filter(({ size }) => size === file.size);
    for (const other of earlier) if (await isSame(file, other)) repeated.add(file);
  }
  return repeated;
}

async function isSame(file: File, other: File): Promise<boolean> {
  const [bytes, others] = await Promise.all([file.arrayBuffer(), other.arrayBuffer()]);
  const expected = new Uint8Array(others);
  return new Uint8Array(bytes).every((byte, at) => byte === expected[at]);
}
