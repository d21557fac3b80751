import { describe, expect, it } from 'vitest';
import { checkGroup } from '../src/medical-corporate/questions.ts';
import type { GroupDraft } from '../src/medical-corporate/types.ts';
import { parseCorporateWire, toCorporateWire } from '../src/medical-corporate/wire.ts';

const contact = {
  company_name: 'Palm Trading LLC',
  contact_name: 'Maryam Saleh',
  customer_email: 'maryam@palm.example',
  phone: '501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
};
const draft: GroupDraft = {
  emirate_id: 2,
  member_count: 87,
  multiple_categories: true,
  categories: [7, 20, 60],
  contact,
};

function draftIn(data: unknown): GroupDraft {
  const parsed = parseCorporateWire(data);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.draft;
}

describe('the data object of a group (S0 3)', () => {
  it('is written with the names of the document, and read back', () => {
    const wire = toCorporateWire(draft, { leadId: 'lead-1', captcha: 'solved', csrfToken: 't' });
    expect(wire).toEqual({
      client_type: 'Corporate',
      member_count: 87,
      multiple_categories: 1,
      category: {
        'CAT A': { no_employees: 7 },
        'CAT B': { no_employees: 20 },
        'CAT C': { no_employees: 60 },
      },
      emirate_id: 2,
      contact: {
        company_name: 'Palm Trading LLC',
        contact_name: 'Maryam Saleh',
        customer_email: 'maryam@palm.example',
        customer_tel: '501234567',
        dial_code: '+971',
        fullNumber: '+971501234567',
      },
      l_id: 'lead-1',
      'g-recaptcha-response': 'solved',
      csrf_token: 't',
    });
    expect(parseCorporateWire(JSON.stringify(wire))).toEqual({
      ok: true,
      draft,
      extras: { leadId: 'lead-1', captcha: 'solved', csrfToken: 't' },
    });
  });

  it('has one category no_cat with the total where there are none (decisions M18)', () => {
    const { categories: _none, ...one } = { ...draft, multiple_categories: false };
    expect(toCorporateWire(one)).toMatchObject({
      multiple_categories: 0,
      category: { no_cat: { no_employees: 87 } },
    });
    expect(draftIn(toCorporateWire(one))).toEqual(one);
  });

  it.each([
    ['numbers', { 'CAT 1': { no_employees: '7' }, 'CAT 2': { no_employees: 20 } }],
    ['letters in any order', { 'CAT B': { no_employees: 20 }, 'CAT A': { no_employees: 7 } }],
    ['bare counts', { A: 7, B: '20' }],
  ])('reads categories by %s (decisions M17)', (_by, category) => {
    const data = { emirate_id: 'Dubai', member_count: '27', multiple_categories: '1', category };
    expect(checkGroup(draftIn(data))).toEqual({
      ok: true,
      answers: { emirate_id: 2, member_count: 27, categories: [7, 20] },
    });
  });

  it.each([
    [{ member_count: 4.5 }, 'member_count'],
    [{ member_count: -3 }, 'member_count'],
    [
      { member_count: 9, multiple_categories: 1, category: { 'CAT B': { no_employees: 9 } } },
      'category_1',
    ],
    [{ member_count: 9, multiple_categories: 1, category: {} }, 'category_1'],
    [
      { member_count: 9, multiple_categories: 1, category: { 'CAT A': { no_employees: '9.0' } } },
      'category_1',
    ],
  ])('refuses %j', (data, field) => {
    const checked = checkGroup(draftIn({ emirate_id: 2, ...data }));
    expect(checked.ok ? [] : checked.errors.map((error) => error.field)).toEqual([field]);
  });

  it('is no list, text or number', () => {
    for (const data of ['[]', '7', 'no json', null]) {
      expect(parseCorporateWire(data)).toEqual({ ok: false, reason: 'not_an_object' });
    }
  });
});
