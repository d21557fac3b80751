import { describe, expect, it } from 'vitest';
import { checkComplete } from '../src/medical/check-step.ts';
import { advance, firstUnanswered, stepToOpen } from '../src/medical/journey.ts';
import { allowedRelations } from '../src/medical/lookups.ts';
import {
  isMembersStep,
  isStep,
  previousOf,
  progressOf,
  questionnaire,
  type Step,
  stepsFor,
} from '../src/medical/questionnaire.ts';
import { medicalQuestions } from '../src/medical/questions.ts';
import type { Category, DraftAnswers } from '../src/medical/types.ts';
import { memberFormName } from '../src/questions/member-names.ts';
import { contact, family, member, today } from './medical-fixtures.ts';

const categories = ['self', 'dependent', 'worker', 'employee'] as const;

function formOf(step: Step, category: Category, count: number): Record<string, string> {
  if (isMembersStep(step)) {
    const entries = Array.from({ length: count }, (_, i) =>
      Object.entries(member({ relation_id: allowedRelations(category, i)[0] ?? 0 })).map(
        ([field, value]) => [memberFormName(i, field), String(value)],
      ),
    );
    return Object.fromEntries(entries.flat());
  }
  const forms: Partial<Record<Step, Record<string, string>>> = {
    emirate: { main_emirate: 'Dubai' },
    category: { category },
    member_count: { member_count: String(count) },
    contact: { name: 'Noura', email: 'n@example.com', phone: '0501234567', dial_code: '+971' },
  };
  return forms[step] ?? {};
}

function walk(category: Category, count: number) {
  let draft: DraftAnswers = { members: [] };
  let step: Step | 'done' = questionnaire.first;
  const visited: Step[] = [];
  const progress: number[] = [];
  while (step !== 'done') {
    visited.push(step);
    progress.push(progressOf(step, draft));
    const input = medicalQuestions.read(step, formOf(step, category, count));
    const moved = advance(draft, step, input, today);
    expect(moved.errors).toEqual([]);
    draft = moved.draft;
    step = moved.next;
  }
  return { draft, visited, progress };
}

describe('walking forward', () => {
  it.each(categories)('%s: from emirate to complete answers', (category) => {
    const count = category === 'employee' ? 1 : 3;
    const { draft, visited, progress } = walk(category, count);
    const asksCount = category !== 'employee';
    expect(visited).toEqual([
      'emirate',
      'category',
      ...(asksCount ? ['member_count'] : []),
      category,
      'check',
      'contact',
    ]);
    expect(stepsFor(draft)).toEqual(visited);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(new Set(progress).size).toBe(progress.length);
    expect(progress.at(-1)).toBe(100);
    expect(checkComplete(draft, today)).toMatchObject({ ok: true });
    expect(draft.member_count).toBe(count);
    expect(firstUnanswered(draft, today)).toBeNull();
  });

  it('shows whole percents of the current path', () => {
    expect(walk('self', 1).progress).toEqual([17, 33, 50, 67, 83, 100]);
    expect(walk('employee', 1).progress).toEqual([17, 33, 60, 80, 100]);
  });

  it('has Previous only where a step exists', () => {
    expect(previousOf('emirate', family())).toBeNull();
    expect(previousOf('category', family())).toBe('emirate');
    expect(previousOf('self', family())).toBe('member_count');
    expect(previousOf('employee', { members: [], category: 'employee' })).toBe('category');
  });

  it('knows its own steps only', () => {
    expect(isStep('member_count')).toBe(true);
    for (const text of ['', 'toString', '__proto__', 'Emirate', null, 1]) {
      expect(isStep(text)).toBe(false);
    }
  });
});

describe('a wrong answer', () => {
  const start: DraftAnswers = { main_emirate: 2, category: 'self', members: [] };

  it.each(['', '0', '2.5', '-1', 'x'])('stays at the count with %j', (member_count) => {
    const moved = advance(
      start,
      'member_count',
      medicalQuestions.read('member_count', { member_count }),
      today,
    );
    expect(moved).toEqual({
      draft: start,
      next: 'member_count',
      errors: [{ field: 'member_count', message: 'Please enter the number of members.' }],
    });
  });

  it('stays at the count with 11', () => {
    const moved = advance(start, 'member_count', { member_count: 11 }, today);
    expect(moved.errors[0]?.message).toBe('No. of members should be less than 10');
    expect(advance(start, 'member_count', { member_count: 10 }, today).draft.members).toHaveLength(
      10,
    );
  });

  it('stays at the emirate, the category and the contact', () => {
    const none: DraftAnswers = { members: [] };
    const emirate = advance(
      none,
      'emirate',
      medicalQuestions.read('emirate', { main_emirate: 'Paris' }),
      today,
    );
    expect(emirate).toMatchObject({ next: 'emirate', errors: [{ field: 'main_emirate' }] });
    const draft = { main_emirate: 2, members: [] };
    const category = advance(
      draft,
      'category',
      medicalQuestions.read('category', { category: 'x' }),
      today,
    );
    expect(category).toMatchObject({ next: 'category', errors: [{ field: 'category' }] });
    const kept = { ...family() };
    const moved = advance(kept, 'contact', { contact: { name: 'N' } }, today);
    expect(moved.errors.map((error) => error.field)).toEqual(['email', 'phone']);
    expect(moved.draft).toBe(kept);
  });

  it('in a member keeps the person there', () => {
    const draft: DraftAnswers = { ...start, member_count: 1, members: [{}] };
    const fields = {
      ...formOf('self', 'self', 1),
      'members[1][dob_day]': '31',
      'members[1][dob_month]': '2',
    };
    const moved = advance(draft, 'self', medicalQuestions.read('self', fields), today);
    expect(moved).toMatchObject({
      next: 'self',
      errors: [{ field: 'members[0].dob_day', message: 'Please enter a valid date of birth.' }],
    });
  });
});

describe('the address of a step', () => {
  const draft: DraftAnswers = { main_emirate: 2, category: 'self', members: [] };

  it('that is ahead leads to the first open question', () => {
    for (const step of ['self', 'check', 'contact'] as const) {
      expect(stepToOpen(step, draft, today)).toBe('member_count');
    }
    expect(stepToOpen('category', { members: [] }, today)).toBe('emirate');
    expect(stepToOpen('category', draft, today)).toBe('category');
  });

  it('of another category leads to the path', () => {
    expect(stepToOpen('worker', draft, today)).toBe('member_count');
    expect(stepToOpen('worker', family(), today)).toBe('check');
    expect(stepToOpen('member_count', { ...draft, category: 'employee' }, today)).toBe('employee');
  });

  it('opens check and contact when the members are answered', () => {
    const { contact: _, ...answers } = family();
    expect(firstUnanswered(answers, today)).toBe('contact');
    expect(stepToOpen('check', answers, today)).toBe('check');
    expect(stepToOpen('contact', answers, today)).toBe('contact');
    expect(stepToOpen('contact', family(), today)).toBe('contact');
  });

  it('posted ahead or off the path changes nothing', () => {
    const ahead = advance(draft, 'contact', { contact }, today);
    expect(ahead).toEqual({ draft, next: 'member_count', errors: [] });
    const off = advance(family(), 'worker', { members: [member({ relation_id: 6 })] }, today);
    expect(off).toEqual({ draft: family(), next: 'check', errors: [] });
  });
});

describe('reading a step form', () => {
  it('reads the fields of its own step only', () => {
    const fields = { main_emirate: '3', category: 'self', member_count: '٢', name: 'N' };
    expect(medicalQuestions.read('emirate', fields)).toEqual({ main_emirate: 3 });
    expect(medicalQuestions.read('category', fields)).toEqual({ category: 'self' });
    expect(medicalQuestions.read('member_count', fields)).toEqual({ member_count: 2 });
    expect(medicalQuestions.read('contact', fields)).toEqual({ contact: { name: 'N' } });
    expect(medicalQuestions.read('check', fields)).toEqual({});
  });

  it('holds date parts to numbers of 4 and 2 characters', () => {
    const fields = {
      'members[1][dob_year]': '19910',
      'members[1][dob_month]': '3x',
      'members[1][dob_day]': '014',
      'members[2][dob_year]': '1991',
      'members[11][dob_year]': '1991',
    };
    const { members = [] } = medicalQuestions.read('self', fields);
    expect(members).toHaveLength(10);
    expect(members[0]).toEqual({});
    expect(members[1]).toEqual({ dob_year: 1991 });
  });
});
