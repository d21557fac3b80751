/** Models of a policy's pages, of whatever line. */
import type { PolicyChange, PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import { addDays, type CivilDate, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { endorsementPath } from '@muqarin/rules/policy-pages';
import type {
  PolicyChangeModel,
  PolicyHead,
  PolicyPage,
  PolicyTermsModel,
} from '../../../contract/policy-pages.ts';
import { type DraftFields, oursIn, soldPlans } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Flash } from '../../session/session-data.ts';

export function policyHead(ledger: PolicyLedger): DraftFields<PolicyHead> {
  return {
    line: ledger.line,
    reference: ledger.orderReference,
    policyReference: ledger.policyReference,
    planName: soldPlans(ledger.planName),
    insurerName: ours(ledger.insurerName),
    startDate: ledger.startDate,
    endDate: ledger.endDate,
    status: ledger.status,
    cancelledOn: ledger.cancelledOn,
    netFils: ledger.netFils,
    vatFils: ledger.vatFils,
    grossFils: ledger.grossFils,
    changeCount: ledger.changes.length,
  };
}

export function termsModel({ terms, termsAssumed, daysOfPeriod }: PolicyLedger): PolicyTermsModel {
  const { refund, backdatingDays, shortPeriod } = terms;
  return {
    refund,
    backdatingDays,
    daysOfPeriod,
    table:
      shortPeriod?.map(({ throughDay, refundBasisPoints }) => {
        return { throughDay, percent: refundBasisPoints / 100 };
      }) ?? null,
    assumed: termsAssumed,
  };
}

export function policyPage(
  ledger: PolicyLedger,
  {
    undo,
    years = null,
    flash,
    today,
  }: Pick<DraftFields<PolicyPage>, 'undo'> &
    Partial<Pick<PolicyPage, 'years'>> & { flash: Flash; today: CivilDate },
): DraftFields<PolicyPage> {
  return {
    ...policyHead(ledger),
    terms: termsModel(ledger),
    soldGrossFils: ledger.sale.grossFils,
    soldAt: ledger.sale.recordedAt,
    changes: ledger.changes.map((change) => changeModel(ledger, change, today)).toReversed(),
    undo,
    years: years && {
      ...years,
      same: years.same && oursIn(years.same, 'planName', 'insurerName'),
      lowest: oursIn(years.lowest, 'planName', 'insurerName'),
    },
    canCancel: isOpen(ledger, today),
    notice: flash.notice ?? null,
    warning: flash.warning ?? null,
  };
}

/** Something can still change in it. */
export function isOpen({ closed, cancelledOn, endDate }: PolicyLedger, today: CivilDate): boolean {
  return closed === null && cancelledOn === null && toIsoDate(today) <= endDate;
}

/** The days on which a change may take effect, as far as the insurer lets it reach back. */
export function daysOfChange(
  { startDate, endDate, terms }: PolicyLedger,
  today: CivilDate,
): { first: string; last: string } {
  const back = toIsoDate(addDays(today, -terms.backdatingDays));
  const first = back > startDate ? back : startDate;
  return { first: first > endDate ? endDate : first, last: endDate };
}

function changeModel(
  { line, orderReference, terms }: PolicyLedger,
  change: PolicyChange,
  today: CivilDate,
): PolicyChangeModel {
  const { number, askedOn, steps, reverses, reversedBy, netFils, vatFils, grossFils } = change;
  const rows = (kind: PolicyChange['steps'][number]['kind']) =>
    steps.filter((step) => step.kind === kind).reduce((sum, { rowCount }) => sum + rowCount, 0);
  const isEnd = steps.some(({ kind }) => kind === 'cancel');
  return {
    number,
    kind: reverses === null ? (isEnd ? 'end' : 'people') : 'undo',
    askedOn,
    effectiveOn: steps.map(({ effectiveOn }) => effectiveOn).sort()[0] ?? askedOn,
    begins: rows('add'),
    ends: rows('remove') + rows('cancel'),
    netFils,
    vatFils,
    grossFils,
    reverses,
    reversedBy,
    paper: line === 'medical-corporate' ? endorsementPath(orderReference, number) : null,
    canUndo: reverses === null && reversedBy === null && isRecent(askedOn, terms, today),
  };
}

function isRecent(
  askedOn: string,
  { backdatingDays }: PolicyLedger['terms'],
  today: CivilDate,
): boolean {
  const asked = parseIsoDate(askedOn);
  return asked !== null && toIsoDate(addDays(asked, backdatingDays)) >= toIsoDate(today);
}
