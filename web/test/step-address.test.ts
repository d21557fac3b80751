import { describe, expect, it } from 'vitest';
import { medicalLine } from '../features/medical/questionnaire/line.ts';
import { readAddress } from '../features/questions/line.ts';

const line = medicalLine({ today: '2026-07-14' });
const read = (address: string) => readAddress(line, new URL(address, 'http://localhost').search);
const here = {
  step: 'self' as const,
  draft: { members: [] },
  more: null,
  returning: true,
  errors: [],
  fromServer: false,
  typed: {},
  sheet: 0,
};

describe('the address of a step', () => {
  it('is read back as it was made', () => {
    expect(read(line.addressOf('self', true))).toEqual({ step: 'self', returning: true });
  });

  it('reads the address of a post as well', () => {
    expect(read(line.postAddressOf(here))).toEqual({ step: 'self', returning: true });
    expect(readAddress(line, '?step=self')).toEqual({ step: 'self', returning: false });
  });

  it('names no step when there is none', () => {
    expect(readAddress(line, '')).toBeNull();
    expect(readAddress(line, '?step=constructor')).toBeNull();
  });
});
