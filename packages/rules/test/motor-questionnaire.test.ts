import { describe, expect, it } from 'vitest';
import { checkMotorAnswers } from '../src/motor/answers.ts';
import { advanceMotor, goBackMotor, newJourney, openMotorStep } from '../src/motor/journey.ts';
import {
  isMotorStep,
  motorPages,
  motorProgress,
  motorQuestionnaire,
} from '../src/motor/questionnaire.ts';
import { type Answers, saloon, today, walk } from './motor-fixtures.ts';

const choices: Record<string, readonly string[]> = {
  manf_year: ['2021', '2026', '2027'],
  variant_id: ['311', 'none'],
  is_vehicle_new: ['1', '0'],
  is_insured: ['1', '0'],
  vehicle_test_cert: ['1', '0'],
  is_comprehensive: ['1', '0'],
  is_agency_repair: ['1', '0'],
  is_gcc_spec: ['1', '0'],
  is_claims: ['0', '1', '5'],
};

/** Every combination of the answers that can bend the path. */
function everybody(): Answers[] {
  return Object.entries(choices).reduce<Answers[]>(
    (people, [field, values]) =>
      people.flatMap((person) => values.map((value) => ({ ...person, [field]: value }))),
    [{ ...saloon, reg_year: '2026' }],
  );
}

const emirateKnown = {
  ...newJourney,
  draft: { emirate_id: 2, emirate_chosen_before: true as const },
};

describe('every path through the motor questionnaire', () => {
  it('ends at the last step or at the find-car form, and Back returns page by page', () => {
    const paths = new Set<string>();
    for (const answers of everybody()) {
      for (const start of [newJourney, emirateKnown]) {
        const { journey, visited, progress, end } = walk(answers, start);
        paths.add(visited.join(' '));
        expect(end).toBe(answers.variant_id === 'none' ? 'find_car' : 'done');
        expect(progress).toEqual(progress.toSorted((a, b) => a - b));
        let back = journey;
        const returned = [back.step];
        while (back.step !== 'make') {
          back = goBackMotor(back, today);
          returned.unshift(back.step);
        }
        expect(returned).toEqual(visited);
        expect(back.history).toEqual([]);
        if (end === 'done') expect(checkMotorAnswers(journey.draft, today).ok).toBe(true);
      }
    }
    // Registration asked, brand-new offered, brand new; insured or not; comprehensive or not; the
    // emirate asked or known; and the car that is not in the list.
    expect(paths.size).toBe(3 * 2 * 2 * 2 + 1);
  });

  it('passes every page of the graph', () => {
    const seen = new Set(everybody().flatMap((answers) => walk(answers).visited));
    expect([...seen].toSorted()).toEqual(Object.keys(motorQuestionnaire.ways).toSorted());
  });

  it('leads only to later pages, so the percent cannot fall', () => {
    const place = (step: string) => (motorPages as readonly string[]).indexOf(step);
    for (const [from, ways] of Object.entries(motorQuestionnaire.ways)) {
      for (const { to } of ways) {
        if (to !== 'find_car') expect(place(to), `${from} to ${to}`).toBeGreaterThan(place(from));
      }
    }
  });
});

describe('the branches of S1 2', () => {
  const visitedWith = (changes: Answers) => walk({ ...saloon, ...changes }).visited;

  it('offers the brand-new question from the current model year on', () => {
    expect(visitedWith({ manf_year: '2025', reg_year: '2025' })).not.toContain('brand_new');
    expect(visitedWith({ manf_year: '2026', reg_year: '2026' })).toContain('brand_new');
    expect(visitedWith({ manf_year: '2027', reg_year: '2026' })).toContain('brand_new');
  });

  it('asks no registration date of a brand-new car and takes today', () => {
    const { visited, journey } = walk({ ...saloon, manf_year: '2027', is_vehicle_new: '1' });
    expect(visited.filter((step) => step.startsWith('reg_'))).toEqual([]);
    expect(checkMotorAnswers(journey.draft, today)).toMatchObject({
      ok: true,
      answers: { is_vehicle_new: true, first_reg_date: today },
    });
  });

  it.each(
    ['1', '0'].flatMap((insured) =>
      [
        ['0', '0'],
        ['1', '0'],
        ['1', '1'],
      ].flatMap(([comprehensive = '', agency = '']) =>
        ['1', '0'].map((gcc) => [insured, comprehensive, agency, gcc] as const),
      ),
    ),
  )('insured %s, comprehensive %s, agency %s, GCC %s', (insured, comprehensive, agency, gcc) => {
    const { visited, journey } = walk({
      ...saloon,
      is_insured: insured,
      is_comprehensive: comprehensive,
      is_agency_repair: agency,
      is_gcc_spec: gcc,
    });
    const from = visited.indexOf('insured');
    expect(visited.slice(from, visited.indexOf('no_claim'))).toEqual([
      'insured',
      ...(insured === '1' ? [] : ['expiry', 'test_cert']),
      'comprehensive',
      ...(comprehensive === '1' ? ['agency'] : []),
      'gcc',
    ]);
    expect(checkMotorAnswers(journey.draft, today)).toMatchObject({
      ok: true,
      answers: {
        is_insured: insured === '1',
        policy_exp_date: insured === '1' ? null : { year: 2026, month: 10, day: 1 },
        vehicle_test_cert: insured === '1' ? null : true,
        is_comprehensive: comprehensive === '1',
        is_agency_repair: agency === '1',
        is_gcc_spec: gcc === '1',
      },
    });
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['5', 1],
  ])('after %s claim-free years shows %i notices', (is_claims, notices) => {
    expect(walk({ ...saloon, is_claims }).notices).toBe(notices);
  });

  it('shows the notice again for another number, not for the same', () => {
    const { journey } = walk(saloon);
    const outcomeOf = (is_claims: number) =>
      advanceMotor(openMotorStep(journey, 'no_claim', today), 'no_claim', { is_claims }, today);
    expect(outcomeOf(2)).toMatchObject({ outcome: 'notice', journey: { step: 'no_claim' } });
    expect(outcomeOf(3).outcome).toBe('moved');
    expect(outcomeOf(0).outcome).toBe('moved');
  });

  it('skips the emirate that is known', () => {
    expect(walk(saloon, emirateKnown).visited).not.toContain('emirate');
    expect(walk(saloon).visited).toContain('emirate');
  });
});

describe('progress', () => {
  it('is the page of 18, from 0 to 100', () => {
    expect(motorPages).toHaveLength(19);
    expect(motorProgress('make')).toBe(0);
    expect(motorProgress('dob')).toBe(44);
    expect(motorProgress('last')).toBe(100);
    expect(motorProgress('find_car')).toBe(motorProgress('variant'));
  });

  it('knows its own steps only', () => {
    expect(isMotorStep('find_car')).toBe(true);
    for (const text of ['', 'toString', '__proto__', 'Make', null, 1]) {
      expect(isMotorStep(text)).toBe(false);
    }
  });
});
