/** How far people came who asked for a car, counted beside the other lines. */
import type { Fact } from './facts.ts';

export interface MotorCounts {
  /** Leads about a car, also of those whose car is not in the list. */
  leads: number;
  quotes: number;
  repricings: number;
  withoutPlan: number;
  comparisons: number;
  selections: number;
  mails: number;
  orders: number;
  confirmed: number;
  handedOver: number;
  paid: number;
  cancelled: number;
  policies: number;
  /** Of the policies; fils, without VAT. */
  premiumNetFils: number;
  conversionBasisPoints: number | null;
}

export function noMotor(): MotorCounts {
  return {
    leads: 0,
    quotes: 0,
    repricings: 0,
    withoutPlan: 0,
    comparisons: 0,
    selections: 0,
    mails: 0,
    orders: 0,
    confirmed: 0,
    handedOver: 0,
    paid: 0,
    cancelled: 0,
    policies: 0,
    premiumNetFils: 0,
    conversionBasisPoints: null,
  };
}

export function countMotor(counts: MotorCounts, fact: Fact): void {
  switch (fact.kind) {
    case 'lead':
      if (fact.source.startsWith('motor')) counts.leads += 1;
      return;
    case 'motor_quote':
      if (fact.revision > 1) counts.repricings += 1;
      else counts.quotes += 1;
      if (fact.planCount === 0) counts.withoutPlan += 1;
      return;
    case 'motor_order':
      // Another plan, add-on or promo code is the same order.
      if (fact.revision === 1) counts.orders += 1;
      return;
    case 'motor_policy':
      counts.policies += 1;
      counts.premiumNetFils += fact.netFils;
      return;
    default: {
      const counter = single[fact.kind];
      if (counter) counts[counter] += 1;
    }
  }
}

type Counter = Exclude<keyof MotorCounts, 'conversionBasisPoints'>;

/** Each fact of these kinds counts one. */
const single: Partial<Record<Fact['kind'], Counter>> = {
  motor_comparison: 'comparisons',
  motor_selection: 'selections',
  motor_mail: 'mails',
  motor_confirmation: 'confirmed',
  motor_hand_over: 'handedOver',
  motor_payment: 'paid',
  motor_cancellation: 'cancelled',
};
