import { defineConfig } from '@medusajs/framework/utils';

const { PEER_ADDRESS, PEER_SECRET } = process.env;

/** A shop in production without the admin's web pages. Without Redis its events, workflows, cache and locks are in memory. */
export default defineConfig({
  projectConfig: {
    databaseUrl: PEER_ADDRESS,
    databaseDriverOptions: { ssl: false },
    http: {
      storeCors: 'http://127.0.0.1',
      adminCors: 'http://127.0.0.1',
      authCors: 'http://127.0.0.1',
      jwtSecret: PEER_SECRET,
      cookieSecret: PEER_SECRET,
    },
  },
  admin: { disable: true },
});
