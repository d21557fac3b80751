import { letterOf } from '../category-letters.ts';
import type { Checked, FieldError } from '../checked.ts';
import { parseWhole, toWesternNumber } from '../digits.ts';
import { filled, type Message } from '../message.ts';
import { companyMessages } from '../messages-company.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { textIn } from '../questions/read-fields.ts';
import { MOST_CATEGORIES, MOST_EMPLOYEES } from './constants.ts';
import { corporateMessages } from './messages.ts';
import type { GroupAnswers, GroupDraft } from './types.ts';

type Counts = Pick<GroupDraft, 'member_count' | 'multiple_categories' | 'categories'>;

/** The form field of the employees of a category, counted from 1. */
export function categoryField(number: number): string {
  return `category_${number}`;
}

/** The counts of a plain form: `member_count`, `multiple_categories` and `category_1` and on, of which there are as many as were sent. */
export function parseCounts(fields: FormFields): Counts {
  const total = parseCount(textIn(fields, 'member_count'));
  const rows = Array.from({ length: MOST_CATEGORIES }, (_, at) =>
    own(fields, categoryField(at + 1)),
  );
  const last = rows.findLastIndex((typed) => typed !== undefined);
  const multiple = textIn(fields, 'multiple_categories') === '1';
  return {
    ...(total === undefined ? {} : { member_count: total }),
    multiple_categories: multiple,
    ...(multiple
      ? { categories: rows.slice(0, last + 1).map((typed) => parseCount(typed ?? '') ?? null) }
      : {}),
  };
}

/** A whole number as it was typed, with or without separators; NaN for what is none, undefined for nothing. */
export function parseCount(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  return parseWhole(toWesternNumber(typed).replaceAll(',', '')) ?? Number.NaN;
}

/**
 * The counts of S0 5: the total numeric and non-empty; with several categories each of them too, and their sum the total. One to
 * 50,000 employees, at most 52 categories.
 */
export function checkCounts(counts: Counts): Checked<Omit<GroupAnswers, 'emirate_id'>> {
  const { member_count: total, multiple_categories: multiple = false } = counts;
  const categories = multiple ? (counts.categories ?? []) : [];
  const errors = [
    ...countErrors('member_count', total, corporateMessages.enterEmployeeCount),
    ...(multiple ? categoryErrors(categories) : []),
  ];
  if (errors.length > 0 || total === undefined) return { ok: false, errors };
  const whole = categories.map((count) => count ?? 0);
  if (multiple && whole.reduce((sum, count) => sum + count, 0) !== total) {
    return {
      ok: false,
      errors: [{ field: 'member_count', message: corporateMessages.categorySum }],
    };
  }
  return { ok: true, answers: { member_count: total, categories: whole } };
}

/** One more category, to be filled in; refused while a count so far is missing or wrong (S0 4). */
export function addCategory(counts: Counts): Checked<Counts> {
  const { categories = [], member_count: total } = counts;
  const errors = [
    ...countErrors('member_count', total, corporateMessages.enterEmployeeCount),
    ...categoryErrors(categories),
  ];
  if (errors.length > 0) return { ok: false, errors };
  if (categories.length === MOST_CATEGORIES) {
    const message = corporateMessages.tooManyCategories;
    return { ok: false, errors: [{ field: 'multiple_categories', message }] };
  }
  return {
    ok: true,
    answers: { ...counts, multiple_categories: true, categories: [...categories, null] },
  };
}

/** Without the last category; where none is left, the group has no categories (S0 4). */
export function removeCategory({ categories = [], ...counts }: Counts): Counts {
  const left = categories.slice(0, -1);
  return left.length > 0
    ? { ...counts, multiple_categories: true, categories: left }
    : { ...counts, multiple_categories: false };
}

function categoryErrors(categories: readonly (number | null)[]): FieldError[] {
  if (categories.length > MOST_CATEGORIES) {
    return [{ field: 'multiple_categories', message: corporateMessages.tooManyCategories }];
  }
  const asked = categories.length === 0 ? [null] : categories;
  return asked.flatMap((count, at) => {
    const missing = filled(corporateMessages.enterCategoryCount, { letter: letterOf(at + 1) });
    return countErrors(categoryField(at + 1), count ?? undefined, missing);
  });
}

function countErrors(field: string, count: number | undefined, missing: Message): FieldError[] {
  if (count === undefined) return [{ field, message: missing }];
  if (!Number.isSafeInteger(count)) return [{ field, message: companyMessages.wholeNumber }];
  if (count < 1) return [{ field, message: companyMessages.atLeastOneEmployee }];
  return count > MOST_EMPLOYEES ? [{ field, message: corporateMessages.tooManyEmployees }] : [];
}
