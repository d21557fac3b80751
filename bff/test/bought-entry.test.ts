import type { Bought } from '@muqarin/orders/contract/person';
import { describe, expect, it } from 'vitest';
import { boughtEntry } from '../src/use-cases/accounts/timeline/bought.ts';

const policy: Bought = {
  line: 'motor',
  policyId: 'policy-1',
  reference: 'SO000123',
  policyReference: '',
  quoteId: 'quote-1',
  draftId: 'draft-1',
  leadId: 'lead-1',
  insurerName: 'Liwan',
  planName: 'Liwan Motor',
  status: 'issued',
  startDate: '2026-11-28',
  endDate: '2027-11-27',
  cancelledOn: null,
  at: '2026-11-21T08:00:00Z',
};

describe('a policy of a car', () => {
  it.each([
    ['2027-09-27', false],
    ['2027-09-28', true],
    ['2027-11-27', true],
    ['2027-12-10', true],
  ])('on %s leads to next year’s price: %s', (today, canRenew) => {
    const { row, opens } = boughtEntry(policy, today);
    expect(row.canRenew).toBe(canRenew);
    const renew = opens?.is === 'journey' ? opens.renew : undefined;
    expect(renew?.id).toBe(canRenew ? 'policy-1' : undefined);
    expect(renew?.kind).toBe(canRenew ? 'motor_renewal' : undefined);
  });

  it('that was cancelled has none, nor has a group’s', () => {
    const cancelled = { ...policy, status: 'cancelled', cancelledOn: '2027-01-01' } as const;
    expect(boughtEntry(cancelled, '2027-11-20').row.canRenew).toBe(false);
    const ofGroup = { ...policy, line: 'medical-corporate' } as const;
    expect(boughtEntry(ofGroup, '2027-11-20').row.canRenew).toBe(false);
  });
});

it.each([
  ['2027-09-27', false],
  ['2027-09-28', true],
])('a policy of a person leads on %s to what changed: %s', (today, canRenew) => {
  const { row, opens } = boughtEntry({ ...policy, line: 'medical', reference: 'MQP-1' }, today);
  expect(row.canRenew).toBe(canRenew);
  const years = opens?.is === 'journey' ? opens.years : undefined;
  const page = '/survey/medical/individual/policy/MQP-1#what-changed';
  expect(years).toBe(canRenew ? page : undefined);
});
