import { ConfigError, readConfig } from './config.ts';
import { DataFolderError } from './platform/data-folder.ts';
import { EmbeddedPostgresError } from './platform/db/postgres-binaries.ts';
import { StartError, StartStopped, startServer } from './start-server.ts';

const FORCED_STOP_MS = 9_500;

/** Errors whose sentence is meant for the operator; everything else shows where it happened. */
const SENTENCES = [ConfigError, DataFolderError, EmbeddedPostgresError, StartError];

try {
  const config = readConfig(process.env);
  let stopping = false;
  const end = (code: 0 | 1) => {
    stopping = true;
    setTimeout(() => process.exit(1), config.stopDelayMs + FORCED_STOP_MS).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(code),
        (error: unknown) => process.exit(error instanceof StartStopped ? code : 1),
      );
  };
  const stop = () => {
    // The second signal is a person who does not want to wait.
    if (stopping) process.exit(1);
    end(0);
  };
  // With an error, so that a supervisor starts another one.
  const starting = startServer(config, {
    onFatal() {
      if (!stopping) end(1);
    },
    isStopping: () => stopping,
  });
  // Before the start has finished, so that a database half-way up is taken down again too.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { url, ownerTicket } = await starting;
  process.send?.({ type: 'ready', url, ownerTicket });
} catch (error) {
  // The signal that stopped the start ends the process too.
  if (error instanceof StartStopped) await new Promise(() => {});
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exit(1);
}
