import { describe, expect, it } from 'vitest';
import { readAnsObj, writeAnsObj } from '../src/motor/ans-obj.ts';
import { checkMotorAnswers } from '../src/motor/answers.ts';
import type { MotorAnswers } from '../src/motor/types.ts';
import { parseMotorWire, parseWireDate, toMotorLead, toQuoteRequest } from '../src/motor/wire.ts';
import { saloon, today, walk } from './motor-fixtures.ts';

const { draft } = walk({ ...saloon, is_insured: '0' }).journey;
const answers = answersOf(draft);
const contact = {
  name: 'Noura Al Hammadi',
  email: 'noura@example.com',
  phone: '0501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
};

function answersOf(from: typeof draft): MotorAnswers {
  const checked = checkMotorAnswers(from, today);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.answers;
}

function read(data: unknown) {
  const parsed = parseMotorWire(data);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed;
}

describe('the quote request', () => {
  it('has exactly the fields of S1 3', () => {
    expect(toQuoteRequest(answers)).toEqual({
      emirate: 'Dubai',
      emirate_id: 2,
      manf_year: 2021,
      variant_id: 311,
      is_vehicle_new: 0,
      first_reg_date: '2021-02-28',
      dob: '1991-03-14',
      uae_drive_exp: 5,
      nationality_id: 105,
      is_insured: 0,
      policy_exp_date: '2026-10-01',
      vehicle_test_cert: 1,
      is_comprehensive: 1,
      is_agency_repair: 0,
      is_gcc_spec: 1,
      is_claims: 3,
    });
  });

  it('is read back as it was; make and model are the variant’s', () => {
    const back = read(JSON.stringify(toQuoteRequest(answers))).draft;
    expect(answersOf({ ...back, make_id: 3, model_id: 31 })).toEqual(answers);
    const insured = answersOf(walk(saloon).journey.draft);
    const again = read(toQuoteRequest(insured)).draft;
    expect(again).not.toHaveProperty('policy_exp_date');
    expect(answersOf({ ...again, make_id: 3, model_id: 31 })).toEqual(insured);
  });
});

describe('the lead', () => {
  const lead = toMotorLead(answers, contact, 'JTDBR32E720012345', {
    captcha: 'token',
    isProductAvailable: true,
    backLeadId: 'lead-1',
  });

  it('has exactly the fields of S1 3', () => {
    expect(lead).toEqual({
      'g-recaptcha-response': 'token',
      is_product_available: 1,
      dob: '1991-03-14',
      policy_exp_date: '2026-10-01',
      emirate_id: 2,
      name: 'Noura Al Hammadi',
      email: 'noura@example.com',
      mobile: '0501234567',
      dial_code: '+971',
      vehicle_make_id: 3,
      manufacturer_year: 2021,
      vehicle_model_id: 31,
      vehicle_variant_ids: [311],
      new_car: 0,
      agency_repair: 0,
      gcc: 1,
      driving_exp: 5,
      claims: 3,
      chassis_no: 'JTDBR32E720012345',
      back_lead_id: 'lead-1',
    });
    expect(toMotorLead(answers, contact, '', {})).not.toHaveProperty('back_lead_id');
  });

  it('is read in its own spellings', () => {
    const { draft: back, extras } = read(lead);
    expect(back).toMatchObject({
      make_id: 3,
      manf_year: 2021,
      model_id: 31,
      variant_id: 311,
      is_vehicle_new: false,
      is_agency_repair: false,
      is_gcc_spec: true,
      uae_drive_exp: 5,
      is_claims: 3,
      contact: { name: contact.name, phone: contact.phone, dial_code: '+971' },
    });
    expect(extras).toEqual({ captcha: 'token', isProductAvailable: true, backLeadId: 'lead-1' });
  });

  it('takes the variant as an id, its text or a list', () => {
    for (const vehicle_variant_ids of [311, '311', [311], ['311', 312], '[311]', '311,312']) {
      expect(read({ vehicle_variant_ids }).draft.variant_id).toBe(311);
    }
  });
});

describe('hostile input', () => {
  it.each(['x', '[]', 'null', null, undefined, 5, [], '{"a":'])('%j is no object', (data) => {
    expect(parseMotorWire(data)).toEqual({ ok: false, reason: 'not_an_object' });
  });

  it('is unanswered', () => {
    const { draft: back, extras } = read(
      '{"__proto__":{"make_id":1},"constructor":{"manf_year":2020},"manf_year":{"$gt":0},' +
        '"is_insured":2,"dob":["1991-03-14"],"emirate_id":"Paris","chassis_no":{},"name":["x"],' +
        '"is_claims":-1,"back_lead_id":"../../x"}',
    );
    expect(back).toEqual({});
    expect(extras).toEqual({});
  });
});

describe('a date on the wire', () => {
  it.each(['1991-03-14', '19910314', '1991/03/14', '14/03/1991', ' 1991-03-14 '])('%s', (text) => {
    expect(parseWireDate(text)).toEqual({ year: 1991, month: 3, day: 14 });
  });

  it('that does not exist is wrong, not missing', () => {
    const dob = parseWireDate('2007-02-29');
    const checked = checkMotorAnswers({ ...draft, ...(dob ? { dob } : {}) }, today);
    expect(checked).toEqual({
      ok: false,
      errors: [{ field: 'dob_day', message: 'Please enter a valid date of birth.' }],
    });
  });

  it.each(['', '1991', '1991-03/14', '91-03-14', '3/14/1991', 19910314, null])(
    'not %j',
    (value) => {
      expect(parseWireDate(value)).toBeUndefined();
    },
  );
});

describe('ans_obj', () => {
  it('keeps the emirate by name and id', () => {
    expect(JSON.parse(writeAnsObj(2))).toEqual({ emirate: 'Dubai', emirate_id: 2 });
    expect(readAnsObj(writeAnsObj(6))).toBe(6);
    expect(readAnsObj('{"emirate":"Ajman"}')).toBe(4);
    for (const stored of [null, '', '[]', 'x', '{}', '{"emirate_id":9}']) {
      expect(readAnsObj(stored)).toBeUndefined();
    }
  });
});
