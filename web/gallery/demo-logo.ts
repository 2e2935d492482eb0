export const demoLogo = (slug: string) => `/demo/logos/${slug}.svg`;
