/** A motor order from the quote on, with what its buyer fills in. */

import type { MotorOrder, OrderDocument } from '@muqarin/orders/contract/motor/order';
import type { MotorAnswers } from '@muqarin/quoting/contract/motor/answers';
import { visitor } from '../../../../services/quoting/test/support/quoting.ts';
import type { Ordering } from './ordering.ts';

const camry: MotorAnswers = {
  emirateId: 2,
  variantId: 10202,
  year: 2021,
  valueAed: null,
  brandNew: false,
  gccSpec: true,
  agencyRepair: false,
  insuredNow: true,
  comprehensive: null,
  dob: '1990-05-20',
  licenceYears: 5,
  claimFreeYears: 3,
  claims: 0,
};

export const filledIn: Record<string, string> = {
  buying_car_type: '1',
  body_color: 'White',
  plate_color: 'White',
  policy_start_date: '2026-01-20',
  chassis_no: 'JTNB11HK303000123',
  emirate_no: '784-1990-1234567-6',
  plate_no: 'A 12345',
  license_issue_date: '2015-03-01',
  license_expiry_date: '2027-03-01',
  license_no: '1234567',
  policyholder_name: 'Mariam Test',
  occupation: 'Engineer',
};

export const sixFiles: OrderDocument[] = (
  [
    'emirates_id_front',
    'emirates_id_back',
    'mulkiya_front',
    'mulkiya_back',
    'license_front',
    'license_back',
  ] as const
).map((slot) => ({ slot, label: slot, uploadId: `upload-${slot}` }));

export function motorOrders({ client }: Pick<Ordering, 'client'>) {
  let keys = 0;
  const quoteFor = async (changed: Partial<MotorAnswers> = {}) => {
    keys += 1;
    const answer = await client.createMotorQuote(
      { idempotencyKey: `motor-quote-${keys}`, draftId: `d${keys}`, answers: await car(changed) },
      visitor,
    );
    if (answer.outcome !== 'priced') throw new Error(answer.outcome);
    return answer.quote;
  };
  const car = async (changed: Partial<MotorAnswers>) => {
    const makes = await client.searchVehicles({ keyword: 'toyota' }, visitor);
    const makeId = (makes.step === 'make' && makes.makes[0]?.id) || 0;
    const models = await client.searchVehicles({ makeId, year: 2021, keyword: 'camry' }, visitor);
    const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
    const variants = await client.searchVehicles({ makeId, year: 2021, modelId }, visitor);
    const variantId = (variants.step === 'variant' && variants.variants[0]?.id) || 0;
    return { ...camry, variantId, ...changed };
  };
  const open = async (quoteId: string, planId: number, more: object = {}) =>
    client.openMotorOrder({ idempotencyKey: 'open-0001', quoteId, planId, ...more }, visitor);
  const opened = async (quoteId: string, planId: number, more: object = {}) => {
    const answer = await open(quoteId, planId, more);
    if (answer.outcome !== 'opened') throw new Error(answer.outcome);
    return answer.order;
  };
  /** An order of a plan of this insurer, the most expensive so that a promo code has room. */
  const orderOf = async (insurerCode: string, changed: Partial<MotorAnswers> = {}) => {
    const quote = await quoteFor(changed);
    const tiles = (await client.motorQuote({ quoteId: quote.quoteId }, visitor))?.tiles ?? [];
    const found = tiles.findLast(
      (tile) => tile.insurerCode === insurerCode && tile.type === 'comprehensive',
    );
    if (!found) throw new Error(`no plan of ${insurerCode}`);
    return opened(quote.quoteId, found.planId);
  };
  const fillIn = (orderId: string, texts: object = {}, more: object = {}) =>
    client.saveMotorOrderDetails(
      {
        orderId,
        texts: { ...filledIn, ...texts },
        agreed: ['agree1', 'agree2'],
        documents: sixFiles,
        ...more,
      },
      visitor,
    );
  const confirm = (order: MotorOrder, more: object = {}) =>
    client.confirmMotorOrder(
      {
        orderId: order.orderId,
        idempotencyKey: 'confirm-0001',
        planId: order.tile.planId,
        addonIds: null,
        promoCode: null,
        netFils: order.total.netFils,
        contact: { name: 'Mariam Test', email: 'mariam@example.com' },
        ...more,
      },
      visitor,
    );
  const tell = async (
    paymentId: string,
    type: 'payment.succeeded' | 'policy.issued' | 'document.refused',
    more: object = {},
  ) => {
    const notice = await client.signStandInNotice({ paymentId, type, ...more }, visitor);
    if (!notice) throw new Error('no stand-in');
    return { notice, ...(await client.receiveInsurerNotice(notice, visitor)) };
  };
  return { quoteFor, open, opened, orderOf, fillIn, confirm, tell };
}
