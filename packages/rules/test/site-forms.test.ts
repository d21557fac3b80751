import { describe, expect, it } from 'vitest';
import { checkCallMeBack, checkHomeContact } from '../src/site/check-call-back.ts';
import { checkClaim } from '../src/site/check-case.ts';
import { checkBlogLead, checkBusinessLead, checkLifeLead } from '../src/site/check-product-lead.ts';
import { siteMessages } from '../src/site/messages.ts';
import { fieldsOf, person, reach, rules } from './support/site-forms.ts';

describe('the forms of S2 5', () => {
  it('contact: name and phone', () => {
    expect(fieldsOf(checkHomeContact({}, rules))).toEqual(['name', 'phone']);
    const checked = checkHomeContact({ ...reach, name: 'Mariam' }, rules);
    expect(checked).toMatchObject({
      ok: true,
      answers: {
        kind: 'contact',
        contact: { email: '', fullNumber: '+971501234567' },
        details: { marketing: false, whatsapp: false, callSlot: 'any' },
      },
    });
    expect(fieldsOf(checkHomeContact({ ...person, email: 'mariam@' }, rules))).toEqual(['email']);
  });

  it('call-me-back: also an e-mail, for health a client type', () => {
    expect(fieldsOf(checkCallMeBack({ insurance_type: 'vehicle' }, rules))).toEqual([
      'name',
      'phone',
      'email_from',
    ]);
    const health = { ...person, email_from: person.email, insurance_type: 'medical' };
    expect(fieldsOf(checkCallMeBack({ ...health, client_type_id: '0' }, rules))).toEqual([
      'client_type_id',
    ]);
    expect(checkCallMeBack({ ...health, client_type_id: '1' }, rules)).toMatchObject({ ok: true });
  });

  it('health form: gender, birth and nationality once any of them is sent (S0 5, decisions M44)', () => {
    const call = { ...person, email_from: person.email, insurance_type: 'medical' };
    const short = { ...call, client_type_id: '1' };
    expect(checkCallMeBack(short, rules)).toMatchObject({ answers: { details: { health: null } } });
    const three = ['gender_id', 'date_of_birth', 'nationality_id'];
    for (const name of three) {
      expect(fieldsOf(checkCallMeBack({ ...short, [name]: '' }, rules))).toEqual(three);
    }
    const whole = {
      ...short,
      gender_id: '2',
      'date_of_birth[year]': '1991',
      'date_of_birth[month]': '3',
      'date_of_birth[day]': '14',
      nationality_id: '101',
    };
    expect(checkCallMeBack(whole, rules)).toMatchObject({
      answers: {
        details: { health: { genderId: 2, dateOfBirth: '1991-03-14', nationalityId: 101 } },
      },
    });
    expect(fieldsOf(checkCallMeBack({ ...whole, email_from: 'mariam@' }, rules))).toEqual([
      'email_from',
    ]);
  });

  it.each([
    ['a day to come', { date_of_birth: '22/11/2026' }, 'date_of_birth'],
    ['29 February of a common year', { date_of_birth: '1991-02-29' }, 'date_of_birth'],
    ['121 years ago', { date_of_birth: '1905-11-21' }, 'date_of_birth'],
    ['a gender of no list', { gender_id: '3' }, 'gender_id'],
    ['a country of no list', { nationality_id: '7' }, 'nationality_id'],
    ['words for a country', { nationality_id: 'India' }, 'nationality_id'],
  ])('health form: refuses %s at its field', (_what, wrong, field) => {
    const known = { ...rules, knownCountry: (id: number) => id === 101 };
    const whole = {
      ...person,
      email_from: person.email,
      insurance_type: 'medical',
      client_type_id: '1',
      gender_id: '1',
      date_of_birth: '1991-03-14',
      nationality_id: '101',
    };
    expect(fieldsOf(checkCallMeBack(whole, known))).toEqual([]);
    expect(fieldsOf(checkCallMeBack({ ...whole, ...wrong }, known))).toEqual([field]);
  });

  it('blog: all there, none looked at', () => {
    expect(fieldsOf(checkBlogLead({}, rules))).toEqual(['name', 'contact_no', 'email']);
    const odd = { name: 'M', contact_no: 'call me', email: 'not an address' };
    expect(checkBlogLead(odd, rules)).toMatchObject({
      ok: true,
      answers: { contact: { email: 'not an address', phone: 'call me' } },
    });
  });

  it('blog: a number as long as the field takes stays whole, a longer one is refused', () => {
    const typed = { name: 'M', email: 'm@example.com' };
    const two = 'office 04 1234567 or 0501234567';
    expect(checkBlogLead({ ...typed, contact_no: two }, rules)).toMatchObject({
      answers: { contact: { phone: two, fullNumber: two } },
    });
    expect(fieldsOf(checkBlogLead({ ...typed, contact_no: '1'.repeat(41) }, rules))).toEqual([
      'contact_no',
    ]);
  });

  it('fleet: a number of vehicles in either script is stored, what is none is said at its field', () => {
    const fleet = { ...person, email_from: person.email, insurance_type: 'vehicle' };
    const asked = (no_of_vehicles: string) => checkCallMeBack({ ...fleet, no_of_vehicles }, rules);
    for (const typed of ['20', ' ٢٠ ', '020']) {
      expect(asked(typed)).toMatchObject({ answers: { kind: 'fleet', details: { vehicles: 20 } } });
    }
    for (const none of ['', '0']) {
      expect(asked(none)).toMatchObject({ answers: { details: { vehicles: null } } });
    }
    for (const wrong of ['around 15', '-3', '1.5', '100000']) {
      const checked = asked(wrong);
      expect(checked.ok ? [] : checked.errors).toEqual([
        { field: 'no_of_vehicles', message: siteMessages.enterVehicles },
      ]);
    }
  });

  it('an id that no list has is refused, nothing and 0 are not chosen', () => {
    const call = { ...person, email_from: person.email, insurance_type: 'medical' };
    const about = { vehicle_type_id: '0', required_product_type: '', client_type_id: '2' };
    expect(checkCallMeBack({ ...call, ...about }, rules)).toMatchObject({
      answers: { details: { vehicleTypeId: null, requiredProductType: null, clientTypeId: 2 } },
    });
    for (const field of Object.keys(about)) {
      for (const id of ['999', '0x1', 'car']) {
        const checked = checkCallMeBack({ ...call, ...about, [field]: id }, rules);
        expect(checked.ok ? [] : checked.errors).toEqual([
          { field, message: siteMessages.chooseFromList },
        ]);
      }
    }
    const business = { ...person, contact_name: 'Mariam', company_name: 'Test LLC' };
    for (const insurance_type_id of ['0x1', '1.0', '99']) {
      expect(fieldsOf(checkBusinessLead({ ...business, insurance_type_id }, rules))).toEqual([
        'insurance_type_id',
      ]);
    }
  });

  it('a name or request in which nothing can be seen is none', () => {
    const nothing = ' \u200b\u2060\ufeff\u200d ';
    expect(fieldsOf(checkHomeContact({ ...reach, name: nothing }, rules))).toEqual(['name']);
    const business = { ...person, contact_name: 'Mariam', insurance_type_id: '1' };
    expect(fieldsOf(checkBusinessLead({ ...business, company_name: nothing }, rules))).toEqual([
      'company_name',
    ]);
    const filed = { request: nothing, telephone: '0501234567' };
    expect(fieldsOf(checkClaim(filed))).toEqual(['request']);
    const joined = 'می\u200cنا';
    expect(checkHomeContact({ ...reach, name: joined }, rules)).toMatchObject({
      answers: { contact: { name: joined } },
    });
  });

  it('life and business: what each asks for, in the order of the form', () => {
    expect(fieldsOf(checkLifeLead({}, rules))).toEqual(['name', 'email', 'phone']);
    expect(fieldsOf(checkBusinessLead({}, rules))).toEqual([
      'company_name',
      'contact_name',
      'email',
      'phone',
      'insurance_type_id',
    ]);
    const asked = {
      ...person,
      contact_name: 'Mariam',
      company_name: 'Test LLC',
      insurance_type_id: '1',
    };
    expect(checkBusinessLead(asked, rules)).toMatchObject({
      ok: true,
      answers: { details: { insuranceType: 'work_comp', companyName: 'Test LLC' } },
    });
  });
});
