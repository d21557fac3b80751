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

  it('seals what a link carries: the same text alike, read by any of the keys, for its kind, unchanged', () => {
    const [before, during] = [createMailedMarks([old]), createMailedMarks([fresh, old])];
    const sealed = before.seal('invitation', 'mariam@example.com');
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(before.seal('invitation', 'mariam@example.com')).toBe(sealed);
    expect(before.seal('invitation', 'omar@example.com').slice(0, 16)).not.toBe(
      sealed.slice(0, 16),
    );
    expect(during.unseal('invitation', sealed)).toBe('mariam@example.com');
    expect(createMailedMarks([fresh]).unseal('invitation', sealed)).toBeNull();
    expect(during.unseal('another', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(before.unseal('invitation', changed.toString('base64url'))).toBeNull();
    }
    expect(before.unseal('invitation', '')).toBeNull();
  });

  it('needs a key', () => {
    expect(() => createMailedMarks([])).toThrow('no key');
  });
});
