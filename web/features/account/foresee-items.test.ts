import type { ItemView, PolicyList } from '@muqarin/bff/contract/account-pages';
import { expect, it } from 'vitest';
import { foreseen } from './foresee-items.ts';

const there: ItemView = { id: 'i1', name: 'Visa', view: '/files/i1', undoUntil: null };
const gone: ItemView = { ...there, view: null, undoUntil: '2026-12-27' };
const page = (...items: ItemView[]): PolicyList => ({
  type: 'health',
  policies: ['p1', 'p2'].map((policyId) => {
    return { policyId, insurerName: '', expiryDate: '', isExpired: false, items, extraFiles: 0 };
  }),
});

it('a deleted file is pending at once, and can be asked back once the server said until when', () => {
  const [policy] = foreseen.deleted('i1')(page(there)).policies;
  expect(policy?.items).toEqual([{ ...there, view: null }]);
});

it('a file that was brought back is there before its address is known', () => {
  const [policy] = foreseen.brought('i1')(page(gone)).policies;
  expect(policy?.items).toEqual([{ ...there, view: '' }]);
});

it('what the server has said already stays as it said it', () => {
  expect(foreseen.deleted('i1')(page(gone))).toEqual(page(gone));
  expect(foreseen.brought('i1')(page(there))).toEqual(page(there));
  expect(foreseen.deleted('other')(page(there))).toEqual(page(there));
});

it('a policy leaves the list alone', () => {
  const left = foreseen
    .removed('p1')(page(there))
    .policies.map(({ policyId }) => policyId);
  expect(left).toEqual(['p2']);
});
