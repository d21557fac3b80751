import { describe, expect, it } from 'vitest';
import {
  firstPurchaseProblem,
  type PurchaseContext,
  purchaseOrder,
  SALAMA,
} from '../src/motor/check-purchase.ts';
import { motorPurchaseMessages } from '../src/motor/messages-purchase.ts';
import { parsePurchaseForm } from '../src/motor/purchase-form.ts';
import { parseRegistrationType, startDateOf } from '../src/motor/registration.ts';
import { motorDocuments } from '../src/motor/uploads.ts';
import { today } from './motor-fixtures.ts';

const slots: string[] = motorDocuments.map(({ field }) => field);
const fields = {
  buying_car_type: '1',
  body_color: 'White',
  plate_color: 'White',
  policy_start_date: '2026-12-01',
  chassis_no: 'JTDBR32E720012345',
  emirate_no: '784-1990-1234567-6',
  plate_no: 'A 12345',
  license_issue_date: '01/06/2015',
  license_expiry_date: '2027-06-01',
  license_no: '1234567',
  policyholder_name: 'Noura Al Hammadi',
  occupation: 'Engineer',
  agree1: 'on',
  agree2: 'on',
};
const salama = {
  ...fields,
  plate_type: 'Private',
  weightempty: '1400',
  weightfull: '1900',
  mileage: '0',
};
const context: PurchaseContext = { today, schemeCode: null, claimFreeYears: 3 };
const salamaContext = { ...context, schemeCode: SALAMA };

function problem(changes: Record<string, string>, there = slots, at = context) {
  return firstPurchaseProblem(parsePurchaseForm({ ...fields, ...changes }, there), at);
}

describe('the order of validation', () => {
  it('is that of S1 5', () => {
    const order = purchaseOrder(parsePurchaseForm({}, []), salamaContext);
    expect(order).toEqual([
      'buying_car_type',
      'body_color',
      'plate_color',
      'policy_start_date',
      'chassis_no',
      'emirate_no',
      'plate_no',
      'license_issue_date',
      'license_expiry_date',
      'license_no',
      'policyholder_name',
      'occupation',
      'plate_type',
      'weightempty',
      'weightfull',
      'mileage',
      'ncd_doc_file',
      'emirates_id_front',
      'emirates_id_back',
      'mulkiya_front',
      'mulkiya_back',
      'license_front',
      'license_back',
      'agree1',
      'agree2',
    ]);
    expect(purchaseOrder(parsePurchaseForm({}, []), context)).toHaveLength(20);
  });

  it('stops at the first: filling one field after the other meets each in turn', () => {
    const filled: Record<string, string> = { buying_car_type: '' };
    const there: string[] = [];
    const met: string[] = [];
    for (let turn = 0; turn < 30; turn++) {
      const found = firstPurchaseProblem(parsePurchaseForm(filled, there), salamaContext);
      if (found === null) break;
      met.push(found.field);
      const typed = (salama as Record<string, string>)[found.field];
      if (typed === undefined) there.push(found.field);
      else filled[found.field] = typed;
    }
    expect(met).toEqual(purchaseOrder(parsePurchaseForm({}, []), salamaContext));
    expect(firstPurchaseProblem(parsePurchaseForm(filled, there), salamaContext)).toBeNull();
  });

  it('focuses fields and scrolls to files and ticks', () => {
    expect(problem({ occupation: '' })?.reveal).toBe('focus');
    expect(problem({}, [])?.reveal).toBe('scroll');
    expect(problem({ agree2: '' })).toEqual({
      field: 'agree2',
      message: 'Please accept both agreements.',
      reveal: 'scroll',
    });
  });

  it('asks for nothing beyond the list', () => {
    expect(problem({})).toBeNull();
    expect(problem({ tcf_no: '', promo_code: '', api_quote_id: '' })).toBeNull();
  });
});

describe('each field', () => {
  it.each([
    ['body_color', 'Plaid'],
    ['plate_color', ''],
    ['policy_start_date', '2026-11-20'],
    ['policy_start_date', '2027-01-21'],
    ['policy_start_date', '2026-11-31'],
    ['chassis_no', 'JTDBR32E72001234O'],
    ['emirate_no', '784-1990-1234567-5'],
    ['plate_no', '#'],
    ['license_issue_date', '2026-11-22'],
    ['license_issue_date', '29/02/2015'],
    ['license_expiry_date', '2026-11-21'],
    ['license_expiry_date', '2026-11-30'],
    ['license_no', '12'],
    ['policyholder_name', ' '],
    ['occupation', 'x'.repeat(101)],
  ])('%s: %s is refused', (field, value) => {
    expect(problem({ [field]: value })?.field).toBe(field);
  });

  it.each([
    ['policy_start_date', '2026-11-21'],
    ['policy_start_date', '2027-01-20'],
    ['license_expiry_date', '2026-12-01'],
    ['license_issue_date', '2026-11-21'],
    ['emirate_no', '784199012345676'],
    ['chassis_no', '12345'],
    ['body_color', 'white'],
  ])('%s: %s is accepted', (field, value) => {
    expect(problem({ [field]: value })).toBeNull();
  });

  it.each(slots)('asks for the file %s', (slot) => {
    const label = motorDocuments.find(({ field }) => field === slot)?.label;
    expect(
      problem(
        {},
        slots.filter((other) => other !== slot),
      ),
    ).toMatchObject({
      field: slot,
      message: { sentence: motorPurchaseMessages.uploadFile, values: { label: { word: label } } },
    });
  });
});

describe('the registration type', () => {
  it('2 takes today for both dates, and no start date is asked', () => {
    expect(startDateOf(2, today)).toEqual({
      asksStartDate: false,
      registrationDate: '2026-11-21',
      policyStartDate: '2026-11-21',
    });
    expect(problem({ buying_car_type: '2', policy_start_date: '' })).toBeNull();
  });

  it('1 asks for it', () => {
    expect(startDateOf(1, today)).toEqual({ asksStartDate: true });
    expect(problem({ policy_start_date: '' })?.message).toBe('Please enter the policy start date.');
  });

  it('is read from the call that has no field for it', () => {
    const { buying_car_type: _, ...wire } = fields;
    const typeOf = (more: object) =>
      parsePurchaseForm({ ...wire, ...more }, slots).texts.buying_car_type;
    expect(typeOf({})).toBe('1');
    expect(typeOf({ trans_type: '2' })).toBe('2');
    expect([1, '2', 3, '', null].map(parseRegistrationType)).toEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('SALAMA', () => {
  const ask = (changes: Record<string, string>, there = [...slots, 'ncd_doc_file'], years = 3) =>
    firstPurchaseProblem(parsePurchaseForm({ ...salama, ...changes }, there), {
      ...salamaContext,
      claimFreeYears: years,
    });

  it('is complete with its five', () => {
    expect(ask({})).toBeNull();
    expect(problem(salama, slots, salamaContext)?.field).toBe('ncd_doc_file');
  });

  it.each([
    ['plate_type', ''],
    ['weightempty', '0'],
    ['weightfull', '1399'],
    ['weightfull', 'x'],
    ['mileage', '-1'],
  ])('%s: %j is refused', (field, value) => {
    expect(ask({ [field]: value })?.field).toBe(field);
  });

  it('takes a declaration for the letter only at 0 claim-free years', () => {
    expect(ask({ no_ncd_letter: '1' }, slots, 0)).toBeNull();
    expect(ask({ no_ncd_letter: '1' }, slots, 1)?.field).toBe('ncd_doc_file');
    expect(ask({}, slots, 0)?.field).toBe('ncd_doc_file');
  });
});
