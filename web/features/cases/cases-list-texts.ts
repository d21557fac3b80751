import { textsOf } from '@/lib/texts.ts';
import { liveListTexts } from '../staff/live-list-texts.ts';

export type CaseRowTexts = ReturnType<typeof caseRowTexts>;

export function caseRowTexts() {
  const { states, filed, clocks, mine, heldBy, newPaper } = textsOf('cases');
  return { states, filed, clocks, mine, heldBy, newPaper };
}

export type CasesListTexts = ReturnType<typeof casesListTexts>;

export function casesListTexts() {
  const { kinds, open } = textsOf('cases');
  return { list: liveListTexts('cases'), row: caseRowTexts(), kinds, open };
}
