/** What a line says of its questionnaire to its posts and its page. */
import type { Questionnaire } from '@muqarin/rules/questions/questionnaire';
import type { Bff } from '../../parts.ts';
import type { FlashPage } from '../../session/session-data.ts';
import type { LineDrafts, Place } from '../../use-cases/line-drafts.ts';

export interface Asked<Step extends string, Draft extends object, Rules> {
  path: string;
  flashPage: FlashPage;
  wizard: Questionnaire<Step, Draft, Rules>;
  drafts: LineDrafts<Step, Draft>;
  /** What checks need as far as nobody has to be asked for it. */
  rulesOf: (bff: Bff) => Rules;
  /** Where the contact is asked, and with it who is a person. */
  contactStep: Step;
  /** The place when the page is opened; without it nothing but the page changes. */
  open?: (place: Place<Step, Draft>, step: Step, rules: Rules) => Place<Step, Draft>;
}

export function stepAddress({ path }: { path: string }, step: string): string {
  return `${path}?step=${step}`;
}

/** The page itself when everything before it is answered, else the first that is not (M65). */
export function openedAt<Step extends string, Draft extends object, Rules>(
  { wizard, open }: Pick<Asked<Step, Draft, Rules>, 'wizard' | 'open'>,
  place: Place<Step, Draft>,
  step: Step,
  rules: Rules,
): Place<Step, Draft> {
  return open?.(place, step, rules) ?? { ...place, step: wizard.toOpen(place.draft, step, rules) };
}
