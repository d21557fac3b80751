import { describe, expect, it } from 'vitest';
import { checkClaim, checkComplaint } from '../src/site/check-case.ts';
import { fieldsOf } from './support/site-forms.ts';

describe('the claim and complaint forms of S2 5', () => {
  it('claim: only request and telephone; complaint: a telephone that is one', () => {
    expect(fieldsOf(checkClaim({}))).toEqual(['request', 'telephone']);
    const filed = { request: 'Front bumper', telephone: 'at my wife’s' };
    expect(checkClaim(filed)).toMatchObject({ ok: true, answers: { type: 'other' } });
    expect(checkClaim({ ...filed, type: 'travel' })).toMatchObject({ answers: { type: 'travel' } });
    expect(fieldsOf(checkClaim({ ...filed, type: 'spaceship' }))).toEqual(['type']);
    expect(fieldsOf(checkComplaint(filed))).toEqual(['telephone']);
    for (const telephone of ['0501234567', '+971501234567', '501234567']) {
      expect(checkComplaint({ ...filed, telephone }).ok).toBe(true);
    }
    const most = '1'.repeat(40);
    expect(checkClaim({ ...filed, telephone: most })).toMatchObject({
      answers: { telephone: most },
    });
    expect(fieldsOf(checkClaim({ ...filed, telephone: `${most}1` }))).toEqual(['telephone']);
    const abroad = { ...filed, telephone: '2079460000', dial_code: '+44' };
    expect(checkComplaint(abroad)).toMatchObject({ answers: { telephone: '+44 2079460000' } });
  });

  it('claim: a line break counts once, as where it is typed', () => {
    const filed = { request: 'Front bumper', telephone: '0501234567' };
    const lines = Array.from({ length: 1000 }, () => 'a');
    expect(checkClaim({ ...filed, description: lines.join('\r\n') })).toMatchObject({
      answers: { description: lines.join('\n') },
    });
  });
});
