import { describe, expect, it } from 'vitest';
import { answerOk } from './answer-ok.ts';

describe('whether a mail or quotation call worked', () => {
  it.each([{ status: 1 }, { status: '1' }, { status: 'success' }, {}])('%o did', (answer) => {
    expect(answerOk(answer)).toBe(true);
  });

  it.each([
    { status: 'error' },
    { status: 'failure' },
    { status: 0 },
    { error: 'Please select products!' },
  ])('%o did not', (answer) => {
    expect(answerOk(answer)).toBe(false);
  });
});
