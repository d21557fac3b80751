/** k6 itself: K6_PATH, the PATH, or what `npm run native -- tools k6` built. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
export function findK6() {
    const given = process.env.K6_PATH;
    if (given)
        return given;
    if (spawnSync('k6', ['version']).status === 0)
        return 'k6';
    const native = path.join(import.meta.dirname, '../native/native.cjs');
    const { status, stdout } = spawnSync(process.execPath, [native, 'which', 'k6'], {
        encoding: 'utf8',
    });
    if (status === 0)
        return stdout.trim();
    throw new Error('k6 is missing. `npm run native -- tools k6` builds it; K6_PATH names your own.');
}
