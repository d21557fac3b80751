/** Drafts as older versions stored them, read as they are stored now: the answers of a line other than medical stood in a column of its own. */
import type { Answers, Draft } from '../../contract/draft.ts';

type Place = Pick<Draft, 'line' | 'answers' | 'undo' | 'history'>;

export interface DraftInColumns {
  answers: Answers;
  undo: Answers | null;
  /** Older ones still have none of these. */
  motor?: { answers: Answers; history: string[] } | null;
  general?: Answers | null;
  group?: Answers | null;
}

/** Where they stood; gone with the next save. */
export const columnsOfBefore = { motor: '', general: '', group: '' } as const;

export function inItsLine({ answers, undo, motor, general, group }: DraftInColumns): Place {
  const other = { undo: null, history: [] };
  if (motor) return { ...other, line: 'motor', ...motor };
  if (general) return { ...other, line: 'general', answers: general };
  if (group) return { ...other, line: 'medical-corporate', answers: group };
  return { ...other, line: 'medical', answers, undo };
}
