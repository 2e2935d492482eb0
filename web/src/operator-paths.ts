/** Every address of the console. Its screens link through these. */
export const operatorPaths = {
  home: () => '/admin',
  announcements: () => '/admin/announcements',
} as const;
