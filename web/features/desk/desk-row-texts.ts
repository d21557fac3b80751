import { textsOf } from '@/lib/texts.ts';

export type DeskRowTexts = ReturnType<typeof deskRowTexts>;

/** What a lead in a list is said with; the list that lives is given it. */
export function deskRowTexts() {
  const t = textsOf('desk');
  const { slots, callLanguages } = textsOf('leads');
  return {
    language: t.language,
    open: t.open,
    states: t.states,
    came: t.came,
    calls: t.calls,
    due: t.due,
    mine: t.mine,
    heldBy: t.heldBy,
    clocks: t.clocks,
    covers: t.covers,
    insurances: t.insurances,
    vehicles: t.vehicles,
    members: t.members,
    employees: t.employees,
    travel: t.travel,
    plans: t.plans,
    slots,
    callLanguages,
    sources: textsOf('claims').data.sources,
  };
}
