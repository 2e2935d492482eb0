import {
  configureDefaultOrderProcess,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core';

const { PEER_PORT, PEER_HOST, PEER_DATABASE, PEER_SECRET } = process.env;
const { host, port, user, password, database } = JSON.parse(PEER_DATABASE);

/** A shop of digital goods in production: as the documentation sets one up, without shipping, assets and mail. */
export const config = {
  apiOptions: { hostname: PEER_HOST, port: Number(PEER_PORT) },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'superadmin', password: PEER_SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host,
    port,
    username: user,
    password,
    database,
    // Only the process that seeds an empty database creates its tables.
    synchronize: process.env.PEER_SEEDS === 'true',
    logging: false,
  },
  orderOptions: {
    process: [configureDefaultOrderProcess({ arrangingPaymentRequiresShipping: false })],
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [
    DefaultSchedulerPlugin.init({}),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false }),
  ],
};
