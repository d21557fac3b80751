/** The disk of the database is full under load: what cannot be stored is refused, and stored once when there is room. */
import { cpSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { counted } from '../stage/http.ts';
import { mountSmallDisk } from '../stage/small-disk.ts';
import { until } from '../stage/stage.ts';
const name = 'disk-full';
const megabytes = 256;
const fullSeconds = 5;
/** Null where no small disk can be had. */
export async function fullDatabase(stage) {
    const { engines, say } = stage;
    const data = engines.dataOf('mongo');
    await engines.stop('mongo');
    const kept = `${data}.kept`;
    renameSync(data, kept);
    const disk = mountSmallDisk(data, megabytes);
    stage.onClose(async () => disk?.remove());
    try {
        if (disk)
            cpSync(kept, data, { recursive: true });
        const tries = disk && (await underLoad(stage, disk));
        if (!tries)
            return null;
        say(`With a full disk, by try: ${counted(tries)}`);
        return verdict(tries);
    }
    finally {
        await engines.stop('mongo');
        if (disk) {
            rmSync(kept, { recursive: true });
            cpSync(data, kept, { recursive: true });
            disk.remove();
        }
        rmSync(data, { recursive: true, force: true });
        renameSync(kept, data);
        await engines.start('mongo');
        await stage.product.whole();
    }
}
/** The tries from the first refusal until there is room again. */
async function underLoad(stage, disk) {
    const { engines, stores } = stage;
    await engines.start('mongo');
    await stage.product.whole();
    const load = stage.load(name);
    await pause(2_000);
    disk.fill();
    const filled = Date.now();
    // It writes on for a while into what it had set aside: that is used up until the product itself is refused.
    const refused = () => stage.triesBetween(filled, Date.now()).some(({ what }) => what === '503');
    const used = until(60, async () => (await stores.useUp()) && refused());
    if (!(await used))
        throw new Error('the disk does not get full');
    const from = Date.now();
    await pause(fullSeconds * 1000);
    const to = Date.now();
    disk.free();
    // A database that could not write its journal has to be started again, whatever its make.
    await engines.stop('mongo');
    await engines.start('mongo');
    await pause(1_000);
    await load.stop();
    return stage.triesBetween(from, to).filter(({ at, took }) => at + took < to);
}
function verdict(tries) {
    const refused = tries.filter(({ what }) => what === '503');
    // What still found room was answered 200, and then the ledger wants it to be there.
    const unclear = tries.filter(({ what }) => what !== '503' && what !== '200');
    return {
        figures: [
            {
                figure: 'tries answered 503 with Retry-After with a full disk, beside all',
                value: refused.length,
                unit: 'count',
                reference: tries.length,
            },
        ],
        problems: [
            ...(refused.length === 0 ? ['full disk: nobody was refused'] : []),
            ...(unclear.length > 0 ? [`full disk: ${counted(unclear)}`] : []),
        ],
    };
}
