/** The product without its pages, for a bench that asks how much CPU time it has used. */
import path from 'node:path';
import process from 'node:process';
import { createLogger } from '@muqarin/platform/logger';
import { startTelemetry } from '@muqarin/platform/telemetry';
import { readLaunchConfig } from '../launch/config.ts';
import { startEmbedded } from '../launch/embedded.ts';

const config = readLaunchConfig(process.env, path.join(import.meta.dirname, '../..'));
const logger = createLogger({ level: config.logLevel });
const telemetry = await startTelemetry({ ...config.telemetry, logger });
const product = await startEmbedded({
  config,
  port: config.port,
  publicOrigin: `http://127.0.0.1:${config.port}`,
  webOrigin: null,
  logger,
  telemetry,
});
await product.bff.listen({ port: config.port, host: config.host });
process.send?.('ready');
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  void Promise.allSettled([product.stop(), telemetry.stop()]).then(() => process.exit(0));
});
