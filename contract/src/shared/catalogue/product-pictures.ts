interface Origin {
  readonly picture: string;
  readonly site: string;
}

/** What the shop shows a product with: its own picture in place of those of its services, with the site of the first. */
export function originsOf(ownPicture: string, services: readonly Origin[]): Origin[] {
  if (ownPicture !== '') return [{ picture: ownPicture, site: services[0]?.site ?? '' }];
  return services.map(({ picture, site }) => ({ picture, site }));
}
