/** Makes something once for each platform, that is once per process, and gives the same to every caller. */
export function perPlatform<Needs extends object, Made>(
  make: (platform: Needs) => Made,
): (platform: Needs) => Made {
  const made = new WeakMap<Needs, { readonly it: Made }>();
  return (platform) => {
    const known = made.get(platform) ?? { it: make(platform) };
    made.set(platform, known);
    return known.it;
  };
}
