import { describe, expect, it } from 'vitest';
import { filsToStep, moveHandle, STEPS, stepToFils } from './slider-steps.ts';

const range = { minFils: 341_200, maxFils: 1_198_000 };

describe('the price slider', () => {
  it('has its ends at the ends of the range and whole dirhams between', () => {
    expect(stepToFils(0, range)).toBe(range.minFils);
    expect(stepToFils(STEPS, range)).toBe(range.maxFils);
    for (let step = 0; step <= STEPS; step++) {
      expect(stepToFils(step, range) % 100).toBe(0);
      expect(filsToStep(stepToFils(step, range), range)).toBe(step);
    }
  });

  it('never lets the handles cross or meet', () => {
    const price = { minFils: stepToFils(40, range), maxFils: stepToFils(60, range) };
    expect(filsToStep(moveHandle(price, 'min', 90, range).minFils, range)).toBe(59);
    expect(filsToStep(moveHandle(price, 'max', 3, range).maxFils, range)).toBe(41);
    expect(moveHandle(price, 'min', 10, range).maxFils).toBe(price.maxFils);
  });
});
