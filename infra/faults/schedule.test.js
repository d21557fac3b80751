import { expect, it } from 'vitest';
import { killSchedule } from './schedule.ts';
it('draws the same kills from the same seed, each target as often as each other', () => {
    const targets = ['leads', 'bff', 'relay'];
    const asked = { seed: 7, kills: 60, replicas: 2 };
    const kills = killSchedule(targets, asked);
    expect(killSchedule(targets, asked)).toEqual(kills);
    expect(killSchedule(targets, { ...asked, seed: 8 })).not.toEqual(kills);
    for (const target of targets)
        expect(kills.filter((each) => each.target === target)).toHaveLength(20);
    expect(new Set(kills.map(({ copy }) => copy))).toEqual(new Set([1, 2]));
});
