import { fullDatabase } from './disk-database.ts';
import { fullDataFolder } from './disk-embedded.ts';
const leftOut = 'needs root on Linux, to mount a small disk that can be filled';
export const disk = async (stage) => {
    const results = [];
    for (const trial of [fullDataFolder, fullDatabase]) {
        const result = await trial(stage);
        if (result === null)
            return { figures: [], problems: [], leftOut };
        results.push(result);
    }
    return {
        figures: results.flatMap(({ figures }) => figures),
        problems: results.flatMap(({ problems }) => problems),
    };
};
