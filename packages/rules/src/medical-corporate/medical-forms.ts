/** Who fills in a medical form before cover starts: a decision table of the insurer, asked of the group's counts alone. */
import type { MemberDetails } from './group.ts';

export const MEDICAL_FORM_CASES = ['members', 'age', 'late'] as const;

/**
 * `members`: everybody of a group of at most `limit` members; `age`: whoever is `limit` or older; `late`: whoever joins more than
 * `limit` days after they could have.
 */
export interface MedicalFormRule {
  when: (typeof MEDICAL_FORM_CASES)[number];
  limit: number;
}

/** `perhaps`: the limit lies inside a band of ages, or ages were not said; `later`: known when somebody joins. */
export interface MedicalFormRow extends MedicalFormRule {
  asked: 'yes' | 'no' | 'perhaps' | 'later';
  /** Whom it concerns; of `perhaps` at most; null where nobody can know. */
  people: number | null;
}

type Counted = Pick<MemberDetails, 'members' | 'ageBands'> & { flag: 0 | 1 };

/**
 * Each rule with its answer, in the insurer's order. Members are counted over the whole group, which one insurer covers; ages are those
 * of the categories that are asked about.
 */
export function medicalFormRows(
  rules: readonly MedicalFormRule[],
  group: readonly Counted[],
  asked: readonly Counted[] = group,
): MedicalFormRow[] {
  const members = group.reduce((sum, one) => sum + one.members, 0);
  return rules.map((rule) => ({ ...rule, ...answerTo(rule, members, asked) }));
}

/** Over all rows: nobody is asked, somebody is, or nobody knows yet. A rule for later does not count. */
export function medicalFormsAsked(rows: readonly MedicalFormRow[]): 'yes' | 'no' | 'perhaps' {
  if (rows.some(({ asked }) => asked === 'yes')) return 'yes';
  return rows.some(({ asked }) => asked === 'perhaps') ? 'perhaps' : 'no';
}

function answerTo(
  { when, limit }: MedicalFormRule,
  members: number,
  categories: readonly Counted[],
): Pick<MedicalFormRow, 'asked' | 'people'> {
  if (when === 'late') return { asked: 'later', people: null };
  if (when === 'members')
    return members <= limit ? { asked: 'yes', people: members } : { asked: 'no', people: 0 };
  const said = categories.filter(({ flag }) => flag === 1).flatMap(({ ageBands }) => ageBands);
  const sure = peopleIn(said, ({ ageFrom }) => ageFrom >= limit);
  if (sure > 0) return { asked: 'yes', people: sure };
  const perhaps = peopleIn(said, ({ ageFrom, ageTo }) => ageFrom < limit && limit <= ageTo);
  if (perhaps > 0) return { asked: 'perhaps', people: perhaps };
  const isUnsaid = categories.some(({ flag }) => flag === 0);
  return isUnsaid ? { asked: 'perhaps', people: null } : { asked: 'no', people: 0 };
}

function peopleIn(
  bands: MemberDetails['ageBands'],
  is: (band: MemberDetails['ageBands'][number]) => boolean,
): number {
  return bands.filter(is).reduce((sum, { members }) => sum + members, 0);
}
