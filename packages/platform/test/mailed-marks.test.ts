import { describe, expect, it } from 'vitest';
import { createMailedMarks } from '../src/mailed-marks.ts';

const old = 'the key of last year, of thirty-two characters';
const fresh = 'the key of this year, of thirty-two characters';

describe('what makes a mailed link work', () => {
  it('opens what it was made for, and nothing else', () => {
    const marks = createMailedMarks([fresh]);
    const mark = marks.mark('draft', 'id-1.1800000000');
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(marks.isMark('draft', 'id-1.1800000000', mark)).toBe(true);
    expect(marks.isMark('data', 'id-1.1800000000', mark)).toBe(false);
    expect(marks.isMark('draft', 'id-1.1900000000', mark)).toBe(false);
    expect(marks.isMark('draft', 'id-1.1800000000', '')).toBe(false);
    expect(marks.isMark('draft', 'id-1.1800000000', `${mark}x`)).toBe(false);
  });

  it('holds through a change of keys: the first makes, all open, and one that is gone opens nothing', () => {
    const before = createMailedMarks([old]);
    const during = createMailedMarks([fresh, old]);
    const after = createMailedMarks([fresh]);
    const mailed = before.mark('data', 'id-1.1');
    const code = before.code('case_code', 'id-1.1');
    expect(during.isMark('data', 'id-1.1', mailed)).toBe(true);
    expect(during.isCode('case_code', 'id-1.1', code)).toBe(true);
    expect(during.mark('data', 'id-1.1')).toBe(after.mark('data', 'id-1.1'));
    expect(after.isMark('data', 'id-1.1', mailed)).toBe(false);
  });

  it('is a code of six digits where people read it out, another for each request', () => {
    const marks = createMailedMarks([fresh]);
    const codes = Array.from({ length: 200 }, (_, n) => marks.code('case_code', `id-${n}.1`));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(195);
    expect(marks.isCode('phone_code', 'id-0.1', codes[0] ?? '')).toBe(false);
  });

  it('needs a key', () => {
    expect(() => createMailedMarks([])).toThrow('no key');
  });
});
