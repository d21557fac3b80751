import type { FieldError } from '../checked.ts';
import { errorsOf } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { checkCategory, checkEmirate, checkMemberCount, checkRatable } from './check-step.ts';
import { hasAnswers, newMember, resizeMembers } from './members.ts';
import { isMembersStep, nextOf, type Step } from './questionnaire.ts';
import { firstUnanswered, stepToOpen } from './reach.ts';
import type { Category, DraftAnswers } from './types.ts';

/** The answers of one step's form; what is missing was left open. */
export type StepInput = Partial<DraftAnswers>;

export interface Advanced {
  /** With the step's answers; unchanged when there are errors (nothing wrong is stored). */
  draft: DraftAnswers;
  /** The step itself when there are errors; 'done' after contact. */
  next: Step | 'done';
  errors: FieldError[];
  /** The draft before, when the step dropped answers given elsewhere: what an undo restores. */
  cleared?: DraftAnswers;
}

export interface AdvanceOptions extends ContactRules {
  /** Came from Change on the check page: go back there unless the change opened new questions. */
  returnTo?: 'check' | undefined;
}

/**
 * The one function that moves the questionnaire on (S0 4): puts the step's answers into the draft
 * by the rules on categories and counts, checks them by S0 5, and says where to go. A step that
 * is ahead of its questions or off this draft's path changes nothing and leads to the open one.
 */
export function advance(
  draft: DraftAnswers,
  step: Step,
  input: StepInput,
  today: CivilDate,
  options: AdvanceOptions = {},
): Advanced {
  const open = stepToOpen(step, draft, today);
  if (open !== step) return { draft, next: open, errors: [] };
  const errors = checkStep(step, draft, input, today, options);
  if (errors.length > 0) return { draft, next: step, errors };
  const moved = applyInput(draft, step, input, options);
  const dropped = countAnswered(draft) > countAnswered(moved);
  return {
    draft: moved,
    next: nextAfter(moved, step, today, options),
    errors,
    ...(dropped && !isMembersStep(step) ? { cleared: draft } : {}),
  };
}

/**
 * What an autosave of a half-filled form stores: the step's answers, unchecked and as they were typed. What would drop answers
 * given elsewhere waits for Next, which offers an undo.
 */
export function keepInput(draft: DraftAnswers, step: Step, input: StepInput): DraftAnswers {
  if (step === 'contact') return input.contact ? { ...draft, contact: input.contact } : draft;
  const kept = applyInput(draft, step, input);
  return isMembersStep(step) || countAnswered(kept) >= countAnswered(draft) ? kept : draft;
}

/** What the draft holds of one step. */
export function answersOf(draft: DraftAnswers, step: Step): StepInput {
  if (isMembersStep(step)) return { members: draft.members };
  const { main_emirate, category, member_count, contact } = draft;
  switch (step) {
    case 'emirate':
      return main_emirate === undefined ? {} : { main_emirate };
    case 'category':
      return category === undefined ? {} : { category };
    case 'member_count':
      return member_count === undefined ? {} : { member_count };
    case 'contact':
      return contact === undefined ? {} : { contact };
    case 'check':
      return {};
  }
}

/** The draft with the step's answers, unchecked. */
export function applyInput(
  draft: DraftAnswers,
  step: Step,
  input: StepInput,
  rules: ContactRules = {},
): DraftAnswers {
  switch (step) {
    case 'emirate':
      return input.main_emirate ? { ...draft, main_emirate: input.main_emirate } : draft;
    case 'category':
      return input.category ? withCategory(draft, input.category) : draft;
    case 'member_count':
      return withMemberCount(draft, input.member_count);
    case 'check':
      return draft;
    case 'contact':
      return withContact(draft, input, rules);
    default:
      return withMembers(draft, step, input);
  }
}

function checkStep(
  step: Step,
  draft: DraftAnswers,
  input: StepInput,
  today: CivilDate,
  rules: ContactRules,
): FieldError[] {
  switch (step) {
    case 'emirate':
      return checkEmirate({ members: [], ...input });
    case 'category':
      return checkCategory({ members: [], ...input });
    case 'member_count':
      return checkMemberCount({ members: [], ...input });
    case 'contact':
      return errorsOf(checkContact(input.contact ?? {}, rules));
    default:
      return errorsOf(checkRatable(applyInput(draft, step, input), today));
  }
}

/** Another category has other members; an employee is one person, who is not counted (S0 4). */
function withCategory(draft: DraftAnswers, category: Category): DraftAnswers {
  if (draft.category === category) return draft;
  const { member_count, ...rest } = draft;
  const asked = draft.category === 'employee' ? undefined : member_count;
  const count = category === 'employee' ? 1 : asked;
  return {
    ...rest,
    category,
    members: count === undefined ? [] : resizeMembers([], count, category),
    ...(count === undefined ? {} : { member_count: count }),
  };
}

/** Drops the highest sections when the count falls, adds empty ones when it rises (S0 4). */
function withMemberCount(draft: DraftAnswers, count: number | undefined): DraftAnswers {
  if (count === undefined || checkMemberCount({ members: [], member_count: count }).length > 0) {
    return draft;
  }
  const members = resizeMembers(draft.members, count, draft.category ?? 'self');
  return { ...draft, member_count: count, members };
}

function withMembers(draft: DraftAnswers, category: Category, input: StepInput): DraftAnswers {
  if (draft.category !== category) return draft;
  const count = category === 'employee' ? 1 : (draft.member_count ?? draft.members.length);
  const members = Array.from({ length: count }, (_, i) => ({
    ...newMember(category, i),
    ...input.members?.[i],
  }));
  return { ...draft, members };
}

function withContact(draft: DraftAnswers, input: StepInput, rules: ContactRules): DraftAnswers {
  if (!input.contact) return draft;
  const checked = checkContact(input.contact, rules);
  return { ...draft, contact: checked.ok ? checked.answers : input.contact };
}

function nextAfter(
  draft: DraftAnswers,
  step: Step,
  today: CivilDate,
  options: AdvanceOptions,
): Step | 'done' {
  if (options.returnTo === 'check' && step !== 'check' && step !== 'contact') {
    const open = firstUnanswered(draft, today);
    return open === null || open === 'contact' ? 'check' : open;
  }
  return nextOf(step, draft) ?? 'done';
}

function countAnswered(draft: DraftAnswers): number {
  return draft.members.filter(hasAnswers).length;
}
