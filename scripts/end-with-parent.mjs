/**
 * Preloaded (`node --import`) into every process we spawn with an IPC channel: when the parent is
 * gone, even by kill -9, the channel closes and the process ends the way SIGTERM ends it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening alone would keep a finished process alive.
process.channel?.unref();
