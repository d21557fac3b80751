import { describe, expect, it } from 'vitest';
import {
  postAddress,
  readAddress,
  stepAddress,
} from '../features/medical/questionnaire/addresses.ts';

describe('the address of a step', () => {
  it('is read back as it was made', () => {
    const search = new URL(stepAddress('self', 'check'), 'http://localhost').search;
    expect(readAddress(search)).toEqual({ step: 'self', returnTo: 'check' });
  });

  it('reads the address of a post as well', () => {
    const search = new URL(postAddress('self', 'check'), 'http://localhost').search;
    expect(readAddress(search)).toEqual({ step: 'self', returnTo: 'check' });
    expect(readAddress('?step=self')).toEqual({ step: 'self', returnTo: null });
  });

  it('names no step when there is none', () => {
    expect(readAddress('')).toBeNull();
    expect(readAddress('?step=constructor')).toBeNull();
  });
});
