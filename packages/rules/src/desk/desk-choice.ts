/** What an agent chose to be given next, as a form sends it and a session keeps it (decisions A37). */
import { emirates as known } from '../emirates.ts';
import { callLanguages } from '../phone.ts';

/** As the desk's leads have them; '' is what leads to no quote. */
export const deskLines = ['medical', 'medical-corporate', 'motor', 'general', ''] as const;

/** Stands in a form for '': a box that is ticked has to have a value. */
export const noLine = 'none';

export interface DeskChoice {
  lines: string[];
  languages: string[];
  /** Ids of emirates. */
  emirates: number[];
}

export const everything: DeskChoice = { lines: [], languages: [], emirates: [] };

/** Of boxes that repeat their name, joined by commas; what is not known is left out. */
export function choiceIn(fields: Readonly<Record<string, string | undefined>>): DeskChoice {
  const ticked = (name: string) => (fields[name] ?? '').split(',').filter(Boolean);
  const lines = ticked('lines').map((line) => (line === noLine ? '' : line));
  return {
    lines: deskLines.filter((line) => lines.includes(line)),
    languages: callLanguages.filter((language) => ticked('languages').includes(language)),
    emirates: known.filter(({ id }) => ticked('emirates').includes(String(id))).map(({ id }) => id),
  };
}

/** All of a kind is the same as none: it also takes what comes to be known later. */
export function wantedOf({ lines, languages, emirates }: DeskChoice): Partial<DeskChoice> {
  return {
    ...(lines.length > 0 && lines.length < deskLines.length ? { lines } : {}),
    ...(languages.length > 0 && languages.length < callLanguages.length ? { languages } : {}),
    ...(emirates.length > 0 && emirates.length < known.length ? { emirates } : {}),
  };
}
