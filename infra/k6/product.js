/** The product in either mode, with empty data, for a load run; its limits on one address are lifted. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { buildPages, end, firstPage, lifted, root, startProduct, temporaryData, } from '../bench/product.ts';
const port = 3977;
/** A ticket may be used at once: k6 reads no pages as slowly as people do. */
const settings = { ...lifted, TICKET_EARLIEST_SECONDS: '0' };
export async function startUnderLoad(mode) {
    await buildPages();
    return mode === 'embedded' ? embedded() : distributed();
}
async function embedded() {
    const data = temporaryData();
    const product = await startProduct(port, data.dir, settings);
    return {
        origin: product.origin,
        prefix: '',
        addressOf: () => {
            throw new Error('embedded services have no address of their own');
        },
        stop: async () => {
            await product.stop();
            data.remove();
        },
    };
}
/** @param pages without them it begins much sooner: calls at the services need none */
export async function distributed(pages = true) {
    const data = temporaryData();
    const prefix = `load-${process.pid}-`;
    const script = path.join(root, 'infra/launch/distributed.ts');
    const child = spawn(process.execPath, [script, ...(pages ? [] : ['--no-pages'])], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
            ...process.env,
            ...settings,
            PORT: String(port),
            DATA_DIR: data.dir,
            KAFKA_PREFIX: prefix,
            MONGO_PREFIX: prefix,
            REDIS_PREFIX: prefix,
        },
    });
    let said = '';
    const ready = new Promise((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
            said += chunk;
            if (/Ready in .*\n[\s\S]*notifications +http\S+/.test(said))
                resolve();
        });
        child.once('exit', (code) => reject(new Error(`ended with exit code ${code}:\n${said}`)));
    });
    await ready;
    const origin = `http://localhost:${port}`;
    if (pages)
        await firstPage(child, `${origin}/`);
    return {
        origin,
        prefix,
        addressOf: (service) => {
            const address = new RegExp(`^ +${service} +(http://\\S+)`, 'm').exec(said)?.[1];
            if (!address)
                throw new Error(`no address of ${service}`);
            return address;
        },
        stop: async () => {
            await end(child);
            data.remove();
        },
    };
}
