/** The platform that another one was derived from. */
const originals = new WeakMap<object, object>();

/** The same platform with some parts replaced, for which nothing is made again. */
export function derivePlatform<P extends object>(platform: P, parts: Partial<P>): P {
  const derived = { ...platform, ...parts };
  originals.set(derived, originals.get(platform) ?? platform);
  return derived;
}

/** Makes something once for each platform, that is once per process, and gives the same to every caller. */
export function perPlatform<Needs extends object, Made>(
  make: (platform: Needs) => Made,
): (platform: Needs) => Made {
  const made = new WeakMap<Needs, { readonly it: Made }>();
  return (given) => {
    // The cast is safe: both have the same type.
    const platform = (originals.get(given) as Needs | undefined) ?? given;
    const known = made.get(platform) ?? { it: make(platform) };
    made.set(platform, known);
    return known.it;
  };
}
