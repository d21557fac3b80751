import { describe, expect, it } from 'vitest';
import { letterOf } from '../src/category-letters.ts';
import { errorsOf } from '../src/checked.ts';
import { numberOfCategory } from '../src/medical-corporate/categories.ts';
import {
  addCategory,
  checkCounts,
  parseCounts,
  removeCategory,
} from '../src/medical-corporate/group-counts.ts';
import {
  type CorporateStep,
  corporateProgress,
  corporateSteps,
  previousCorporate,
} from '../src/medical-corporate/questionnaire.ts';
import { checkGroup, corporateQuestions } from '../src/medical-corporate/questions.ts';
import type { GroupDraft } from '../src/medical-corporate/types.ts';
import { sentErrors } from './support/sent-errors.ts';

const company = {
  company_name: 'Palm Trading LLC',
  contact_name: 'Maryam Saleh',
  customer_email: 'maryam@palm.com',
  phone: '501234567',
  dial_code: '+971',
};
const threeCategories = {
  emirate_id: '2',
  member_count: '87',
  multiple_categories: '1',
  category_1: '7',
  category_2: '20',
  category_3: '60',
  ...company,
};

function walk(fields: Record<string, string>) {
  let draft: GroupDraft = {};
  let step: CorporateStep = 'emirate';
  const visited: CorporateStep[] = [];
  for (const _page of corporateSteps) {
    visited.push(step);
    const moved = corporateQuestions.advance(
      draft,
      step,
      corporateQuestions.read(step, fields),
      {},
    );
    expect(moved.errors).toEqual([]);
    draft = moved.draft;
    if (moved.outcome === 'done') return { draft, visited };
    step = moved.step;
  }
  throw new Error('it does not end');
}

describe('the corporate questionnaire (S0 2 and 4)', () => {
  it.each([
    ['with categories', threeCategories, [7, 20, 60]],
    ['without', { emirate_id: '2', member_count: '87', ...company }, []],
    ['whose box was turned off again', { ...threeCategories, multiple_categories: '' }, []],
  ])('ends for a group %s', (_name, fields, categories) => {
    const { draft, visited } = walk(fields);
    expect(visited).toEqual(['emirate', 'category', 'check', 'company']);
    expect(checkGroup(draft)).toEqual({
      ok: true,
      answers: { emirate_id: 2, member_count: 87, categories },
    });
    expect(draft.contact).toMatchObject({ fullNumber: '+971501234567' });
  });

  it('goes back the way it came, and its progress never falls', () => {
    expect(corporateSteps.map(previousCorporate)).toEqual([null, 'emirate', 'category', 'check']);
    expect(corporateSteps.map(corporateProgress)).toEqual([25, 50, 75, 100]);
  });

  it('leads an address that may not be open yet to the first page that is missing', () => {
    expect(corporateQuestions.toOpen({}, 'company', {})).toBe('emirate');
    expect(corporateQuestions.toOpen({ emirate_id: 2 }, 'company', {})).toBe('category');
    const counted = { emirate_id: 2, member_count: 4 };
    expect(corporateQuestions.toOpen(counted, 'company', {})).toBe('company');
  });
});

describe('the counts of a group (S0 5)', () => {
  const counts = (fields: Record<string, string>) => checkCounts(parseCounts(fields));
  const refusals = (fields: Record<string, string>) => {
    const checked = counts(fields);
    return sentErrors(errorsOf(checked)).map(({ field, message }) => `${field}: ${message}`);
  };

  it.each([
    ['', 'Please enter the number of employees.'],
    ['many', 'Use whole numbers only, for example 25.'],
    ['-5', 'Use whole numbers only, for example 25.'],
    ['4.5', 'Use whole numbers only, for example 25.'],
    ['0', 'There must be at least 1 employee.'],
    ['50001', 'A group has at most 50,000 employees here. Please call us for a larger one.'],
  ])('refuses %j as a total', (member_count, message) => {
    expect(refusals({ member_count })).toEqual([`member_count: ${message}`]);
  });

  it('reads separators and Arabic digits', () => {
    expect(counts({ member_count: '1,200' })).toMatchObject({ answers: { member_count: 1200 } });
    expect(counts({ member_count: '٨٧' })).toMatchObject({ answers: { member_count: 87 } });
  });

  it('names the category whose count is missing or wrong', () => {
    const fields = { member_count: '9', multiple_categories: '1', category_1: '', category_2: 'x' };
    expect(refusals(fields)).toEqual([
      'category_1: Please enter the number of employees of category A.',
      'category_2: Use whole numbers only, for example 25.',
    ]);
    expect(refusals({ member_count: '9', multiple_categories: '1' })).toEqual([
      'category_1: Please enter the number of employees of category A.',
    ]);
  });

  it('says in the words of the document that the sum is not the total', () => {
    const fields = { ...threeCategories, category_3: '61' };
    expect(refusals(fields)).toEqual([
      "member_count: Total member count doesn't match with the sum of the category wise member(s) count.",
    ]);
  });

  it('adds a category once every count so far is there, at most 52', () => {
    expect(addCategory(parseCounts({ member_count: '9' }))).toMatchObject({ ok: false });
    const one = parseCounts({ member_count: '9', multiple_categories: '1', category_1: '4' });
    expect(addCategory(one)).toMatchObject({ ok: true, answers: { categories: [4, null] } });
    const open = { ...one, categories: [4, null] };
    expect(addCategory(open)).toMatchObject({ ok: false, errors: [{ field: 'category_2' }] });
    const full = { ...one, categories: Array.from({ length: 52 }, () => 1) };
    expect(addCategory(full)).toMatchObject({
      errors: [{ message: 'A group has at most 52 categories.' }],
    });
  });

  it('takes the last category away, and turns the box off with the last one that is left', () => {
    const two = { member_count: 9, multiple_categories: true, categories: [4, 5] };
    expect(removeCategory(two)).toEqual({ ...two, categories: [4] });
    expect(removeCategory(removeCategory(two))).toEqual({
      member_count: 9,
      multiple_categories: false,
    });
  });
});

describe('the names of categories (decisions M17)', () => {
  it('letters them A to Z, then AA, and reads letters and numbers', () => {
    expect([1, 2, 26, 27, 52].map(letterOf)).toEqual(['A', 'B', 'Z', 'AA', 'AZ']);
    expect(['CAT A', 'CAT 1', 'cat b', 'AZ', 'CAT 52'].map(numberOfCategory)).toEqual([
      1, 1, 2, 52, 52,
    ]);
    expect(['no_cat', '', 'CAT 0', 'CAT -1', '__proto__'].map(numberOfCategory)).toEqual(
      Array.from({ length: 5 }),
    );
  });
});
