import { describe, expect, it } from 'vitest';
import { messages } from '../src/messages.ts';
import { checkClaim } from '../src/site/check-case.ts';
import { claimHints } from '../src/site/claim-hints.ts';
import { siteMessages } from '../src/site/messages.ts';

const filed = { request: 'Front bumper', description: 'It fell off.', telephone: '501234567' };
const nothingDescribed = { field: 'description', message: siteMessages.nothingDescribed };
const noTelephone = { field: 'telephone', message: messages.validPhone };

describe('what a claim’s form says without holding it back (S2 5, decisions A26)', () => {
  it('is nothing of a claim that has all', () => {
    expect(claimHints(filed)).toEqual([]);
    expect(claimHints({ ...filed, telephone: '2079460000', dial_code: '+44' })).toEqual([]);
  });

  it('is a description that is empty and a telephone that is none', () => {
    for (const description of ['', '  ', undefined]) {
      const { description: _left, ...rest } = filed;
      const claim = description === undefined ? rest : { ...rest, description };
      expect(claimHints(claim)).toEqual([nothingDescribed]);
      expect(checkClaim(claim).ok).toBe(true);
    }
    const unknown = { ...filed, telephone: '12', dial_code: '+971' };
    expect(claimHints(unknown)).toEqual([noTelephone]);
    expect(checkClaim(unknown).ok).toBe(true);
  });

  it('leaves to the warning what holds the claim back', () => {
    expect(claimHints({})).toEqual([nothingDescribed]);
    const { errors } = checkClaim({}) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['request', 'telephone']);
  });
});
