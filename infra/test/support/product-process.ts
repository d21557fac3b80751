/** The product without its pages, as a process that a test can kill: prints its port when ready. */
import path from 'node:path';
import process from 'node:process';
import { readLaunchConfig } from '../../launch/config.ts';
import { startEmbedded } from '../../launch/embedded.ts';

const config = readLaunchConfig(process.env, path.join(import.meta.dirname, '../../..'));
const product = await startEmbedded({
  config,
  port: config.port,
  publicOrigin: `http://127.0.0.1:${config.port}`,
  webOrigin: null,
});
await product.bff.listen({ port: config.port, host: config.host });
process.send?.('ready');
process.on('disconnect', () => void product.stop().then(() => process.exit(0)));
