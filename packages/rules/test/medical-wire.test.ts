import { describe, expect, it } from 'vitest';
import { parseWire, toWire } from '../src/medical/wire.ts';
import { contact, family, member } from './medical-fixtures.ts';

function draftOf(data: unknown) {
  const parsed = parseWire(data);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.draft;
}

describe('emitting the data object', () => {
  it('has the literal shape: unused groups 0, members from 1 on', () => {
    const wire = toWire(family(), {
      csrfToken: 'c',
      captcha: 'h',
      productId: 7,
      premiumFils: 123450,
    });
    expect(wire).toEqual({
      client_type: 'Individual',
      main_emirate: 2,
      category: 'self',
      member_count: 2,
      self: { 1: family().members[0], 2: family().members[1] },
      dependent: 0,
      worker: 0,
      employee: 0,
      contact,
      product_id: 7,
      premium: 1234.5,
      'g-recaptcha-response': 'h',
      csrf_token: 'c',
    });
  });

  it('is read back as it was, through JSON too', () => {
    expect(draftOf(JSON.stringify(toWire(family())))).toEqual(family());
    expect(draftOf(toWire({ members: [] }))).toEqual({ members: [] });
  });
});

describe('reading the data object', () => {
  it.each(['x', '', '[]', '"text"', '5', 'null', null, undefined, 5, [], [{}], '{"a":', true])(
    '%j is no object',
    (data) => {
      expect(parseWire(data)).toEqual({ ok: false, reason: 'not_an_object' });
    },
  );

  it('accepts the emirate by id, digits or exact name', () => {
    for (const main_emirate of [2, '2', 'Dubai']) {
      expect(draftOf({ main_emirate }).main_emirate).toBe(2);
    }
    expect(draftOf({ emirate: 'Ajman' }).main_emirate).toBe(4);
    for (const main_emirate of ['dubai', 0, 8, '02', {}, ['2'], null]) {
      expect(draftOf({ main_emirate })).not.toHaveProperty('main_emirate');
    }
  });

  it.each([0, null, {}, undefined])('takes %j for an unused group', (unused) => {
    const data = { category: 'self', self: { 1: member() }, worker: unused, employee: unused };
    expect(draftOf(data).members).toEqual([member()]);
    expect(draftOf({ category: 'self', self: unused }).members).toEqual([]);
  });

  it('reads the members of the chosen category only', () => {
    const data = { category: 'worker', self: { 1: member() }, worker: { 1: { gender: 1 } } };
    expect(draftOf(data).members).toEqual([{ gender_id: 1 }]);
  });

  it('accepts the aliases of the member keys, numbers as text', () => {
    const alias = {
      year: '1991',
      month: '03',
      day: 14,
      gender: '2',
      marital_status: 2,
      relation: 1,
    };
    const other = {
      birth_year: 1991,
      birth_month: 3,
      birth_day: '14',
      gender: 2,
      status: 2,
      relation_id: 1,
    };
    const data = { insured_for: 'self', self: { 1: alias, 2: other } };
    expect(draftOf(data).members).toEqual([member(), member()]);
  });

  it('keeps gaps open and reads at most 11 members', () => {
    const group = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [i + 1, member()]));
    expect(draftOf({ category: 'self', self: group }).members).toHaveLength(11);
    expect(draftOf({ category: 'self', self: { 3: member() } }).members).toEqual([
      {},
      {},
      member(),
    ]);
    expect(draftOf({ category: 'self', self: { 0: member(), x: member() } }).members).toEqual([]);
  });

  it.each([
    ['2', 2],
    [2, 2],
    [11, 11],
    ['999998', 999_998],
    ['0000001234567', 999_999],
    ['0010', 10],
    ['99999999999999999999', 999_999],
    ['x', undefined],
    ['', undefined],
    [2.5, undefined],
    ['2.5', undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [[2], undefined],
  ])('member count %j is %s', (member_count, expected) => {
    expect(draftOf({ member_count }).member_count).toBe(expected);
  });

  it('takes hostile shapes for unanswered', () => {
    const draft = draftOf(
      '{"__proto__":{"main_emirate":2},"constructor":{"category":"self"},"category":"self",' +
        '"self":{"__proto__":{"1":{"gender_id":1}},"1":[1],"2":"x","3":{"gender_id":{"$gt":0}}},' +
        '"contact":{"name":{"$ne":1},"email":["a@b.com"],"__proto__":{"phone":"5"}}}',
    );
    expect(draft).toEqual({ category: 'self', members: [{}, {}, {}], contact: {} });
    expect(({} as Record<string, unknown>).main_emirate).toBeUndefined();
  });

  it('survives deep nesting', () => {
    const deep = `{"self":${'{"1":'.repeat(2000)}0${'}'.repeat(2000)},"category":"self"}`;
    expect(draftOf(deep)).toEqual({ category: 'self', members: [{}] });
  });

  it('hands out captcha, token, product and premium', () => {
    const parsed = parseWire({
      'g-recaptcha-response': 'h',
      csrf_token: 'c',
      product_id: '12',
      premium: '1,234.50',
    });
    expect(parsed).toMatchObject({
      extras: { captcha: 'h', csrfToken: 'c', productId: 12, premiumFils: 123450 },
    });
    expect(parseWire({ product_id: 1234567 })).toMatchObject({ extras: { productId: 1234567 } });
    for (const product_id of ['x', '', '1.5', -1, 1e300, [1], '9'.repeat(16)]) {
      expect(parseWire({ product_id })).toEqual({ ok: true, draft: { members: [] }, extras: {} });
    }
    expect(parseWire({ premium: 'cheap' })).toMatchObject({ extras: { premiumFils: null } });
    expect(parseWire({})).toEqual({ ok: true, draft: { members: [] }, extras: {} });
  });
});
