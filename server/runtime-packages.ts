/** Packages that are not bundled, because they have native code or data files, or start threads from a file. */
export const unbundledPackages = [
  '@node-rs/argon2',
  'pg-boss',
  'pino',
  'pino-pretty',
  'pdfkit',
  '@fastify/swagger-ui',
];

/** Packages of which the bundle still loads files from node_modules: the library of sharp, and fonts. */
export const packagesWithFiles = ['sharp', 'dejavu-fonts-ttf'];
