/** The facts that are missing in `found`, counting repetitions. */
export function missingIn(facts: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const fact of found) left.set(fact, (left.get(fact) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return count <= 0;
  });
}
