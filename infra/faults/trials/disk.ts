/** No room left: for the database of the distributed product, and for the data folder of the embedded one. */
import type { Stage } from '../stage/stage.ts';
import { fullDatabase } from './disk-database.ts';
import { fullDataFolder } from './disk-embedded.ts';
import type { Trial, TrialResult } from './trial.ts';

const leftOut = 'needs root on Linux, to mount a small disk that can be filled';

export const disk: Trial = async (stage: Stage) => {
  const results: TrialResult[] = [];
  for (const trial of [fullDataFolder, fullDatabase]) {
    const result = await trial(stage);
    if (result === null) return { figures: [], problems: [], leftOut };
    results.push(result);
  }
  return {
    figures: results.flatMap(({ figures }) => figures),
    problems: results.flatMap(({ problems }) => problems),
  };
};
