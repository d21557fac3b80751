/** Individual medical and motor plans are compared by the same rules (S0 5, S1 5). */
export { compareProblem, parseIdList, toggleCompared } from '../plan-list/compare.ts';
