/** Starts the embedded product without pages in DATA_DIR, asks it one thing, says "sound" and ends. */
import process from 'node:process';
import { readLaunchConfig } from '../../launch/config.ts';
import { prepareDataFolder } from '../../launch/data-folder.ts';
import { startEmbedded } from '../../launch/embedded.ts';

const dataDir = process.argv[2] ?? '';
const config = readLaunchConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, dataDir);
prepareDataFolder(config.dataDir);
const options = { config, port: 0, publicOrigin: 'http://localhost:3000', webOrigin: null };
const product = await startEmbedded(options);
const ready = await product.bff.inject('/readyz');
const find = { url: '/api/pages/how-we-rank', headers: { 'sec-fetch-site': 'same-origin' } };
const ranked = await product.bff.inject(find);
await product.stop();
process.stdout.write(`${ready.statusCode} ${ranked.json().lines?.medical?.plans > 0}\n`);
