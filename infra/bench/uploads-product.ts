/** The product without its pages, for a bench of uploads: any browser gets a draft by asking, and memory is told when asked. */
import path from 'node:path';
import process from 'node:process';
import { createLogger } from '@muqarin/platform/logger';
import { readLaunchConfig } from '../launch/config.ts';
import { startEmbedded } from '../launch/embedded.ts';

const config = readLaunchConfig(process.env, path.join(import.meta.dirname, '../..'));
const logger = createLogger({ level: config.logLevel });
const product = await startEmbedded({
  config,
  port: config.port,
  publicOrigin: `http://127.0.0.1:${config.port}`,
  webOrigin: null,
  logger,
});
product.bff.get('/bench/draft', async (request) => {
  const motor = { draftId: 'bench', leadId: null, quoteId: null, orderRef: null };
  await request.sessionOrNull?.update((data) => ({ ...data, motor }));
  return {};
});
await product.bff.listen({ port: config.port, host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => {
  void product.stop().then(() => process.exit(0));
});
