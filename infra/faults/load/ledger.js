/** What was asked and what was answered: at the end, everything that was promised is held against what is there. */
export function createLedger() {
    return { leads: [], quotes: [], refused: [] };
}
