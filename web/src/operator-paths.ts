/** Every address of the console. Its screens link through these. */
export const operatorPaths = {
  home: () => '/admin',
  overview: () => '/admin/overview',
  products: () => '/admin/products',
  product: (id: string) => `/admin/products/${id}`,
  stock: () => '/admin/stock',
  service: (id: string) => `/admin/stock/${id}`,
  fulfilment: () => '/admin/fulfilment',
  join: () => '/admin/join',
  staff: () => '/admin/staff',
  audit: () => '/admin/audit',
  act: (id: string) => `/admin/audit/${id}`,
  announcements: () => '/admin/announcements',
  texts: () => '/admin/texts',
  text: (number: string) => `/admin/texts/${number}`,
} as const;
