/** General rating (design decision 8): a plan and a business to a price that is the sum of its lines. */
import { assertFils, multiplyBasisPoints, roundHalfUpDiv, vatOn } from '@muqarin/rules/money';
import type { Exposure, GeneralFactor, GeneralPlan, Risk } from './catalogue.ts';

/** What is priced, on an ISO day in Asia/Dubai. Amounts in fils; null where the business did not say. */
export interface GeneralRequest {
  day: string;
  emirateId: number;
  risk: Risk;
  amounts: Readonly<Record<Exposure, number | null>>;
  hadClaim: boolean | null;
}

/** Numbers only: the words beside them are for whoever shows it, in the reader's language. */
export interface GeneralLine {
  kind: 'section' | 'factor' | 'least' | 'discount';
  /** The section's code, or `claims`, `size`, `emirates`. */
  code: string;
  /** A section's rate and what it is a rate of. */
  ppm: number | null;
  ofFils: number | null;
  /** A factor, or a discount's share. */
  basisPoints: number | null;
  amountFils: number;
}

export interface GeneralPrice {
  planId: number;
  /** Before the plan's discount. */
  premiumFils: number;
  /** The sum of the lines. */
  netFils: number;
  vatFils: number;
  grossFils: number;
  lines: readonly GeneralLine[];
}

type GeneralRefusal = 'not_in_emirate' | 'not_yet_effective' | 'figure_missing' | 'referred';
type GeneralOutcome = { ok: true; price: GeneralPrice } | { ok: false; reason: GeneralRefusal };

const MILLION = 1_000_000;

/**
 * Sections, each factor on the running total, the least premium, the discount; each line rounded
 * half-up once, VAT one line on the net (decisions X13). Throws RangeError for impossible amounts.
 */
export function rateGeneralPlan(
  plan: GeneralPlan,
  vatBasisPoints: number,
  request: GeneralRequest,
): GeneralOutcome {
  const reason = refusalOf(plan, request);
  if (reason) return { ok: false, reason };
  const { leastFils, factors, discountBasisPoints } = plan.rateCard;
  const lines = sectionLines(plan, request);
  let total = lines.reduce((sum, { amountFils }) => sum + amountFils, 0);
  const add = (line: Pick<GeneralLine, 'kind' | 'code' | 'basisPoints' | 'amountFils'>) => {
    if (line.amountFils === 0) return;
    lines.push({ ppm: null, ofFils: null, ...line });
    total += line.amountFils;
  };
  for (const factor of factors) {
    const basisPoints = factorOf(factor, request, exposureOf(plan, request)) ?? 10_000;
    const amountFils = multiplyBasisPoints(total, basisPoints) - total;
    add({ kind: 'factor', code: factor.by, basisPoints, amountFils });
  }
  const missing = Math.max(leastFils - total, 0);
  add({ kind: 'least', code: 'least', basisPoints: null, amountFils: missing });
  const premiumFils = total;
  const off = Math.min(multiplyBasisPoints(total, discountBasisPoints), total - leastFils);
  const discount = { basisPoints: discountBasisPoints, amountFils: off === 0 ? 0 : -off };
  add({ kind: 'discount', code: 'discount', ...discount });
  const netFils = assertFils(total);
  const vatFils = vatOn(netFils, vatBasisPoints);
  const grossFils = netFils + vatFils;
  return { ok: true, price: { planId: plan.id, premiumFils, netFils, vatFils, grossFils, lines } };
}

function refusalOf(plan: GeneralPlan, request: GeneralRequest): GeneralRefusal | null {
  const { sections, effectiveFrom, factors } = plan.rateCard;
  if (!plan.emirateIds.includes(request.emirateId)) return 'not_in_emirate';
  if (request.day < effectiveFrom) return 'not_yet_effective';
  if (sections.some(({ ppm }) => ppm[request.risk] === undefined)) return 'referred';
  if (request.hadClaim && factors.some(isReferral)) return 'referred';
  const isMissing = sections.some(({ of }) => request.amounts[of] === null);
  return isMissing ? 'figure_missing' : null;
}

function isReferral(factor: GeneralFactor): boolean {
  return factor.by === 'claims' && factor.basisPoints === null;
}

function sectionLines(plan: GeneralPlan, { risk, amounts }: GeneralRequest): GeneralLine[] {
  return plan.rateCard.sections.map(({ code, of, ppm: rates }) => {
    const ppm = rates[risk] ?? 0;
    const ofFils = amounts[of] ?? 0;
    if (ofFils < 0) throw new RangeError(`impossible ${of}: ${ofFils}`);
    const amountFils = roundHalfUpDiv(assertFils(ofFils) * ppm, MILLION);
    return { kind: 'section', code, ppm, ofFils, basisPoints: null, amountFils };
  });
}

/** The figure that sizes the business: each amount of the plan's sections once. */
function exposureOf({ rateCard }: GeneralPlan, { amounts }: GeneralRequest): number {
  const figures = new Set(rateCard.sections.map(({ of }) => of));
  return [...figures].reduce((sum, of) => sum + (amounts[of] ?? 0), 0);
}

/** Null where it does not apply. */
function factorOf(
  factor: GeneralFactor,
  { hadClaim, emirateId }: GeneralRequest,
  exposureFils: number,
): number | null {
  if (factor.by === 'claims') return hadClaim ? factor.basisPoints : null;
  if (factor.by === 'emirates') {
    return factor.emirateIds.includes(emirateId) ? factor.basisPoints : null;
  }
  const reached = factor.bands.filter(({ fromFils }) => fromFils <= exposureFils);
  return reached.at(-1)?.basisPoints ?? null;
}
