import { describe, expect, it } from 'vitest';
import { checkGeneralAnswers } from '../src/general/answers.ts';
import { type GeneralCode, generalTypes, parseTypes } from '../src/general/insurance-types.ts';
import { advanceWholeGeneral } from '../src/general/journey.ts';
import {
  type GeneralStep,
  generalPages,
  generalPath,
  generalProgress,
  generalQuestionnaire,
  isGeneralStep,
  previousGeneral,
} from '../src/general/questionnaire.ts';
import { generalWizard } from '../src/general/questions.ts';
import type { GeneralDraft } from '../src/general/types.ts';
import { business } from './general-fixtures.ts';

/** Walks page by page until it is done; fails on a page that does not move. */
function walk(fields: Record<string, string>) {
  let draft: GeneralDraft = {};
  let step: GeneralStep = generalQuestionnaire.first;
  const visited: GeneralStep[] = [];
  for (const _page of generalPages) {
    visited.push(step);
    const moved = generalWizard.advance(draft, step, generalWizard.read(step, fields), {});
    expect(moved.errors).toEqual([]);
    draft = moved.draft;
    if (moved.outcome === 'done') return { draft, visited, done: true };
    step = moved.step;
  }
  return { draft, visited, done: false };
}

const codes = generalTypes.map(({ code }) => code);
const everySet = [
  ...codes.map((code) => [code]),
  ...codes.flatMap((a) => codes.filter((b) => a < b).map((b) => [a, b])),
  codes,
];

describe('every path through the general wizard', () => {
  it.each(everySet.map((set) => [set.join()]))('ends from %s', (types) => {
    const { draft, visited, done } = walk({ ...business, selected_general_codes: types });
    expect(done).toBe(true);
    expect(checkGeneralAnswers(draft).ok).toBe(true);
    expect(visited).toEqual(
      types === 'work_comp'
        ? [...generalPages]
        : ['general_insurance_type_page', 'business_information_page', 'general_contact_page'],
    );
    const progress = visited.map(generalProgress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    const back: GeneralStep[] = [];
    for (let at = visited.at(-1) ?? null; at !== null; at = previousGeneral(at, draft)) {
      back.unshift(at);
    }
    expect(back).toEqual(visited);
  });

  it('passes every page of the graph, and no way leads back', () => {
    const seen = new Set(codes.flatMap((code) => generalPath({ types: [code] })));
    expect([...seen].toSorted()).toEqual(Object.keys(generalQuestionnaire.ways).toSorted());
    for (const [from, ways] of Object.entries(generalQuestionnaire.ways)) {
      for (const { to } of ways) {
        expect(generalPages.indexOf(to)).toBeGreaterThan(generalPages.indexOf(from as GeneralStep));
      }
    }
  });

  it('is the same in one post, and stops at the page that is wrong', () => {
    const fields = { ...business, selected_general_codes: 'work_comp' };
    expect(advanceWholeGeneral(fields)).toMatchObject({
      outcome: 'done',
      draft: walk(fields).draft,
    });
    expect(advanceWholeGeneral({ ...fields, admin_wages: '' })).toMatchObject({
      outcome: 'wrong',
      step: 'employee_details_page',
    });
    expect(advanceWholeGeneral({})).toMatchObject({ step: 'general_insurance_type_page' });
  });
});

describe('progress', () => {
  it('is the page of 6 in whole percent (decisions X18)', () => {
    expect(generalPages.map(generalProgress)).toEqual([17, 33, 50, 67, 83]);
    expect(generalProgress('list')).toBe(100);
  });
});

describe('an address that is not open yet', () => {
  it('leads to the first page that is missing', () => {
    expect(generalWizard.toOpen({}, 'general_contact_page', {})).toBe(
      'general_insurance_type_page',
    );
    const draft: GeneralDraft = { types: ['work_comp'], activity_id: 3, emirate_id: 2 };
    expect(generalWizard.toOpen(draft, 'had_any_claim_page', {})).toBe('employee_details_page');
    expect(generalWizard.toOpen({ ...draft, types: ['fire'] }, 'had_any_claim_page', {})).toBe(
      'general_contact_page',
    );
    expect(generalWizard.firstOpen(draft, {})).toBe('employee_details_page');
  });

  it('is none for words that are no page', () => {
    for (const word of ['', 'toString', '__proto__', 'contact', 1]) {
      expect(isGeneralStep(word)).toBe(false);
    }
  });
});

describe('answers that this path does not ask for', () => {
  it('price nothing, but for a claim that was declared (decisions G6)', () => {
    const draft = walk({ ...business, selected_general_codes: 'work_comp' }).draft;
    const answersOf = (types: GeneralCode[]) => {
      const checked = checkGeneralAnswers({ ...draft, types });
      return checked.ok ? checked.answers : null;
    };
    expect(answersOf(['work_comp'])).toMatchObject({ had_claim: true, employees: { total: 25 } });
    const details = { had_claim: true, claim_details: 'A fall in 2024' };
    expect(answersOf(['fire'])).toMatchObject({ ...details, employees: null });
    expect(answersOf(['work_comp', 'fire'])).toMatchObject(details);
    const { had_claim: _, ...silent } = draft;
    const checked = checkGeneralAnswers({ ...silent, types: ['fire'] });
    expect(checked).toMatchObject({ answers: { had_claim: null, claim_details: '' } });
  });
});

describe('the types', () => {
  it('are read by id and by code, each once, in the order of the table', () => {
    expect(parseTypes(['fire,work_comp', '1', 4, 'nonsense', '99'])).toEqual(['work_comp', 'fire']);
    expect(parseTypes([''])).toEqual([]);
  });
});
