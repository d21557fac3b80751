/** A disk that can be filled in a moment: a folder in memory with a limit. Only root on Linux can have one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
/** Null where this machine does not let us mount. What lies in the folder is hidden meanwhile. */
export function mountSmallDisk(folder, megabytes) {
    mkdirSync(folder, { recursive: true });
    try {
        const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
        execFileSync('mount', options, { stdio: 'ignore' });
    }
    catch {
        return null;
    }
    let mounted = true;
    const filler = path.join(folder, 'filler');
    return {
        fill: () => writeUntilFull(filler),
        free: () => rmSync(filler, { force: true }),
        remove: () => {
            if (mounted)
                execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
            mounted = false;
        },
    };
}
function writeUntilFull(filler) {
    const file = openSync(filler, 'w');
    try {
        for (const size of [1_048_576, 4_096, 1])
            for (const chunk = Buffer.alloc(size); fits(file, chunk);)
                ;
    }
    finally {
        closeSync(file);
    }
}
function fits(file, chunk) {
    try {
        return writeSync(file, chunk) === chunk.length;
    }
    catch {
        return false;
    }
}
