/** Medical policies as changes see them: a row for each person, as the price was made. */

import { lastDayOfYear } from '@muqarin/rules/cover-days';
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { VAT_BASIS_POINTS } from '@muqarin/rules/money';
import { appendChange, keepReminder, laterTransactions } from '../../store/changes.ts';
import type { PolicyStore, StoredPolicy } from '../../store/medical/policies.ts';
import { type KeptPolicy, type PolicyBook, termsOf } from '../changes/book.ts';

export function medicalBook(policies: PolicyStore): PolicyBook {
  return {
    line: 'medical',
    link: 'medical_policy',
    find: async (policyId) => {
      const stored = await policies.find(policyId);
      return stored && keptOf(stored);
    },
    ofJourneys: async (draftIds) =>
      (await policies.ofJourneys(draftIds)).map((stored) => {
        const { status, cancelledOn = null } = stored;
        return { policy: keptOf(stored), status, cancelledOn };
      }),
    append: ({ policyId, changes }, addition, events) =>
      appendChange(policies.model, policyId, changes.length, addition, events),
    endings: {
      ending: async (days, after, limit) =>
        (await policies.begun(begunBefore(days), after, limit)).map((stored) => ({
          policy: keptOf(stored),
          remindedOn: stored.remindedOn ?? null,
        })),
      remind: ({ policy: { policyId }, remindedOn: seen }, day, event) =>
        keepReminder(policies.model, { policyId, seen, day }, event),
    },
  };
}

/** Only the first day is kept. A year later it ends; whoever asks looks at the end itself, as leap days move it by one. */
function begunBefore({ from, to }: { from: string; to: string }) {
  const yearBefore = (day: string, days: number) => {
    const found = parseIsoDate(day);
    return found ? toIsoDate(addDays(found, -days)) : day;
  };
  return { from: yearBefore(from, 366), to: yearBefore(to, 363) };
}

function keptOf(stored: StoredPolicy): KeptPolicy {
  const { offer, startDate, confirmedAt, vatFils } = stored;
  const units = unitsOf(stored);
  const vatBasisPoints = offer?.vatBasisPoints ?? (vatFils === 0 ? 0 : VAT_BASIS_POINTS);
  const { terms, termsAssumed } = termsOf({ policyTerms: offer?.policyTerms, vatBasisPoints });
  return {
    policyId: stored._id,
    line: 'medical',
    policyReference: stored.policyReference,
    orderReference: stored.policyReference,
    quoteId: stored.quoteId,
    draftId: stored.draftId,
    leadId: stored.leadId,
    insurerName: stored.insurerName,
    planName: stored.planName,
    catalogueVersion: offer?.catalogueVersion ?? '',
    status: stored.status,
    closed: null,
    units: units.map(({ unit }) => unit),
    basis: { startDate, endDate: lastDayOfYear(startDate), terms },
    termsAssumed,
    sale: {
      transactionId: 'sale',
      kind: 'sale',
      effectiveOn: startDate,
      askedOn: startDate,
      units,
    },
    soldAt: confirmedAt,
    changes: stored.changes ?? [],
    transactions: laterTransactions(stored),
    contact: stored.contact,
    arabic: offer?.arabic ?? {},
  };
}

/** `1`, `2` …, in the order of the members; of an old policy whose price is not kept the whole is one. */
function unitsOf({ offer, netFils }: StoredPolicy) {
  const members = offer?.price.members.map((member) => member.netFils) ?? [];
  const isWhole = members.reduce((sum, each) => sum + each, 0) === netFils;
  const amounts = members.length > 0 && isWhole ? members : [netFils];
  return amounts.map((periodFils, at) => ({ unit: String(at + 1), periodFils }));
}
