/** Who is killed when: drawn from a seed, so that a run that failed can be run again. */
/** Each target as often as each other one, in an order that nobody chose. */
export function killSchedule(given, { seed, kills, replicas }) {
    const draw = random(seed);
    const targets = Array.from({ length: kills }, (_, index) => given[index % given.length] ?? '');
    for (let index = targets.length - 1; index > 0; index -= 1) {
        const other = Math.floor(draw() * (index + 1));
        const kept = targets[index] ?? '';
        targets[index] = targets[other] ?? '';
        targets[other] = kept;
    }
    return targets.map((target) => ({
        target,
        copy: 1 + Math.floor(draw() * replicas),
        wait: 0.5 + draw(),
    }));
}
/** Mulberry32: small, and the same everywhere. */
function random(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}
