/** Label of the conditions of a plan, on pages and papers (decisions X31). */
export const whoMayBuy = 'Who may buy it';
