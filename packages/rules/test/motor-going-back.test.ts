import { describe, expect, it } from 'vitest';
import { carTags, removeCarTag } from '../src/motor/car-tags.ts';
import {
  advanceMotor,
  goBackMotor,
  type MotorJourney,
  newJourney,
  openMotorStep,
} from '../src/motor/journey.ts';
import { motorQuestions } from '../src/motor/questions.ts';
import { saloon, today, walk } from './motor-fixtures.ts';

const whole = walk(saloon).journey;

function post(journey: MotorJourney, fields: Record<string, string>) {
  const { step } = journey;
  return advanceMotor(journey, step, motorQuestions.read(step, fields), today).journey;
}

describe('Back', () => {
  it('returns to the page one came from, not to the page before', () => {
    const edited = openMotorStep(whole, 'dob', today);
    expect(edited).toMatchObject({ step: 'dob' });
    expect(goBackMotor(edited, today).step).toBe('last');
  });

  it('stays at the first page', () => {
    expect(goBackMotor(newJourney, today)).toEqual(newJourney);
  });

  it('walks the path where there is no history, as in a resumed draft', () => {
    const resumed = { ...whole, history: [] };
    expect(goBackMotor(resumed, today).step).toBe('emirate');
    expect(goBackMotor({ ...resumed, step: 'comprehensive' }, today).step).toBe('insured');
  });

  it('passes over pages that another answer has closed', () => {
    const uninsured = walk({ ...saloon, is_insured: '0' }).journey;
    const again = post(openMotorStep(uninsured, 'insured', today), { is_insured: '1' });
    expect(again.step).toBe('comprehensive');
    const visited = [];
    for (let at = again; at.step !== 'make'; at = goBackMotor(at, today)) visited.push(at.step);
    expect(visited).not.toContain('expiry');
    expect(visited).not.toContain('test_cert');
  });

  it('does not stay where it is when all between is closed', () => {
    const at = { ...whole, step: 'comprehensive', history: ['dob', 'comprehensive', 'expiry'] };
    expect(goBackMotor(at as MotorJourney, today)).toMatchObject({ step: 'dob', history: [] });
  });

  it('keeps a history of bounded length', () => {
    let at = whole;
    for (let i = 0; i < 300; i++) at = openMotorStep(at, i % 2 ? 'dob' : 'gcc', today);
    expect(at.history).toHaveLength(100);
    expect(goBackMotor(at, today).step).toBe('gcc');
  });

  it('keeps every answer', () => {
    expect(goBackMotor(whole, today).draft).toBe(whole.draft);
  });
});

describe('the tags of the car', () => {
  it('are the parts that are chosen', () => {
    expect(carTags({})).toEqual([]);
    expect(carTags({ make_id: 3, manf_year: 2021 })).toEqual(['make', 'year']);
    expect(carTags(whole.draft)).toEqual(['make', 'year', 'model', 'variant']);
  });

  it('taken away open their page and all that depend on it', () => {
    const removed = removeCarTag(whole, 'year');
    expect(removed.step).toBe('year');
    expect(carTags(removed.draft)).toEqual(['make']);
    expect(removed.draft.dob).toEqual(whole.draft.dob);
    expect(motorQuestions.firstOpen(removed.draft, { today })).toBe('year');
    const again = post(post(post(removed, saloon), saloon), saloon);
    expect(again.step).toBe('reg_year');
    expect(again.draft).toEqual(whole.draft);
  });

  it('let "no variant" go too', () => {
    const lost = walk({ ...saloon, variant_id: 'none' }).journey;
    expect(removeCarTag(lost, 'model').draft).toEqual({ make_id: 3, manf_year: 2021 });
    expect(goBackMotor(lost, today).step).toBe('variant');
    expect(post(goBackMotor(lost, today), saloon).step).toBe('reg_year');
  });

  it('another make, year or model empties what came after', () => {
    const at = (step: 'make' | 'year' | 'model', fields: Record<string, string>) =>
      carTags(post(openMotorStep(whole, step, today), fields).draft);
    expect(at('make', { make_id: '4' })).toEqual(['make']);
    expect(at('year', { manf_year: '2020' })).toEqual(['make', 'year']);
    expect(at('model', { model_id: '32' })).toEqual(['make', 'year', 'model']);
    expect(at('make', { make_id: '3' })).toEqual(['make', 'year', 'model', 'variant']);
  });
});

describe('the address of a page', () => {
  it('that is ahead leads to the first open question', () => {
    expect(openMotorStep(newJourney, 'last', today).step).toBe('make');
    expect(openMotorStep({ ...whole, draft: { make_id: 3 } }, 'gcc', today).step).toBe('year');
  });

  it('off the path leads to the path', () => {
    expect(openMotorStep(whole, 'brand_new', today).step).toBe('last');
    expect(openMotorStep(whole, 'find_car', today).step).toBe('last');
  });

  it('of the emirate opens even where the page is skipped', () => {
    const known = { emirate_id: 1, emirate_chosen_before: true as const };
    const journey = walk(saloon, { ...newJourney, draft: known }).journey;
    const opened = openMotorStep(journey, 'emirate', today);
    expect(opened.step).toBe('emirate');
    expect(post(opened, { emirate: '2' })).toMatchObject({
      step: 'last',
      draft: { emirate_id: 2 },
    });
    const early = openMotorStep({ ...newJourney, draft: known }, 'emirate', today);
    expect(early.step).toBe('make');
  });

  it('posted ahead changes no answer', () => {
    const moved = advanceMotor(newJourney, 'gcc', { is_gcc_spec: true }, today);
    expect(moved).toMatchObject({ outcome: 'moved', errors: [] });
    expect(moved.journey).toEqual(newJourney);
  });
});
