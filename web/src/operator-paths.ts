/** Every address of the console. Its screens link through these. */
export const operatorPaths = {
  home: () => '/admin',
  join: () => '/admin/join',
  staff: () => '/admin/staff',
  audit: () => '/admin/audit',
  act: (id: string) => `/admin/audit/${id}`,
  announcements: () => '/admin/announcements',
} as const;
