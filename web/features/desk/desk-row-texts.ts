import { textsOf } from '@/lib/texts.ts';

export type DeskRowTexts = ReturnType<typeof deskRowTexts>;

/** What a lead in a list is said with; the list that lives is given it. */
export function deskRowTexts() {
  const t = textsOf('desk');
  const { slots, callLanguages } = textsOf('leads');
  const { language, open, states, came, calls, due, mine, heldBy, clocks } = t;
  const { covers, insurances, vehicles, members, employees, travel, plans } = t;
  return {
    ...{ language, open, states, came, calls, due, mine, heldBy, clocks },
    ...{ covers, insurances, vehicles, members, employees, travel, plans },
    ...{ slots, callLanguages, sources: textsOf('claims').data.sources },
  };
}
