/** A motor plan with what was chosen of it, as a quotation writes it: `5004`, `5004:agency:excess=half:addons=1-3`. */
export interface ChosenMotor {
  planId: number;
  agency: boolean;
  /** Null for the plan's standard one. */
  deductible: string | null;
  /** Ascending, each once; those that are included anyway are not named. */
  addonIds: readonly number[];
}

const grammar =
  /^([1-9]\d{0,6})(:agency)?(?::excess=([a-z][a-z0-9-]{0,39}))?(?::addons=(\d{1,7}(?:-\d{1,7}){0,19}))?$/;

export function parseChosenMotor(text: string): ChosenMotor | null {
  const [, plan, agency, deductible = null, addons] = grammar.exec(text) ?? [];
  if (plan === undefined) return null;
  const addonIds = inOrder(addons?.split('-').map(Number) ?? []);
  return { planId: Number(plan), agency: agency !== undefined, deductible, addonIds };
}

export function chosenMotorText({ planId, agency, deductible, addonIds }: ChosenMotor): string {
  return [
    planId,
    ...(agency ? ['agency'] : []),
    ...(deductible === null ? [] : [`excess=${deductible}`]),
    ...(addonIds.length === 0 ? [] : [`addons=${inOrder(addonIds).join('-')}`]),
  ].join(':');
}

function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
