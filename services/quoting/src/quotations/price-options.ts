/** Options priced by the rate card, with what an insurer takes off: rows that sum to what is paid. */
import { AppError } from '@muqarin/platform/errors';
import { vatOn } from '@muqarin/rules/money';
import { basisPointsOf, refusalOfDiscount } from '@muqarin/rules/quotations/fundings';
import { discountRefusals, quotationMessages } from '@muqarin/rules/quotations/messages';
import { differenceRows, type PriceRow } from '@muqarin/rules/quotations/price-rows';
import { type FlagCode, flagsRaised } from '@muqarin/rules/quotations/underwriting-flags';
import type { OptionDifference, QuotationOption } from '../../contract/quotations.ts';
import type { QuotationContext } from './context.ts';
import type { QuotationBasis, QuotationSource, RatedOption } from './source.ts';
import type { StoredOption } from './store.ts';

/** An option with the rows of its price, and what its line says of it. */
export interface PricedOption {
  option: StoredOption;
  rows: PriceRow[];
  rated: RatedOption;
}

export interface WantedOption {
  lineId: string;
  planId: string;
  discount: StoredOption['discount'];
}

/** Null where its line does not offer the plan. Throws QUOTING.DISCOUNT. */
async function priceOption(
  { fundings }: Pick<QuotationContext, 'fundings'>,
  source: QuotationSource,
  basis: QuotationBasis,
  { lineId, planId, discount }: WantedOption,
): Promise<PricedOption | null> {
  const rated = await source.rate(basis, planId);
  if (!rated) return null;
  const { planName, planNameFilled, insurerName, insurerCode, vatBasisPoints } = rated;
  const { netFils: ratedNetFils } = rated;
  if (discount) {
    const funding = fundings.find(({ id }) => id === discount.fundingId);
    const { fils } = discount;
    const asked = { insurerCode, netFils: ratedNetFils, fils, day: basis.day };
    const because = refusalOfDiscount(funding, asked);
    if (because)
      throw new AppError('invalid', 'QUOTING.DISCOUNT', discountRefusals[because], {
        details: { because },
      });
  }
  const netFils = ratedNetFils - (discount?.fils ?? 0);
  const vatFils = vatOn(netFils, vatBasisPoints);
  const amounts = { ratedNetFils, discount, netFils, vatFils, grossFils: netFils + vatFils };
  const filled = planNameFilled && { planNameFilled };
  const option = { lineId, planId, planName, ...filled, insurerName, insurerCode, ...amounts };
  return { option, rows: [...rated.rows, ...ownRows(option)], rated };
}

/** What comes to the rows of the rate card. */
function ownRows({ discount, vatFils }: StoredOption): PriceRow[] {
  const off = discount
    ? [{ ...labels.discount, why: discount.fundingId, fils: -discount.fils }]
    : [];
  return [...off, { ...labels.vat, why: '', fils: vatFils }];
}

const labels = {
  discount: { subject: '', code: 'discount', label: quotationMessages.discountRow },
  vat: { subject: '', code: 'vat', label: quotationMessages.vatRow },
} as const;

/** In their order; plans that are not offered on this basis are left out. */
export async function priceOptions(
  context: Pick<QuotationContext, 'fundings'>,
  source: QuotationSource,
  basis: QuotationBasis,
  wanted: readonly WantedOption[],
): Promise<PricedOption[]> {
  const priced = await Promise.all(wanted.map((each) => priceOption(context, source, basis, each)));
  return priced.filter((each) => each !== null);
}

/** What was rated before, by what is stored of it: a promise of an insurer that has ended since takes nothing back. */
export async function rowsAgain(
  source: QuotationSource,
  basis: QuotationBasis,
  options: readonly StoredOption[],
): Promise<PricedOption[]> {
  const all = await Promise.all(
    options.map(async (option) => {
      const rated = await source.rate(basis, String(option.planId));
      if (!rated || rated.netFils !== option.ratedNetFils)
        throw new AppError(
          'internal',
          'QUOTING.NOT_REPRODUCED',
          'A stored price does not re-rate.',
        );
      return { option, rows: [...rated.rows, ...ownRows(option)], rated };
    }),
  );
  return all;
}

export function viewOf({ option, rows, rated }: PricedOption): QuotationOption {
  const { terms, conditions } = rated;
  return { ...option, planId: String(option.planId), rows, terms, conditions: [...conditions] };
}

/** Option by option; those that cost the same for the same reasons are left out. */
export function differencesOf(
  before: readonly PricedOption[],
  after: readonly PricedOption[],
): OptionDifference[] {
  const lineIds = [...new Set([...after, ...before].map(({ option }) => option.lineId))];
  return lineIds.flatMap((lineId) => {
    const was = before.find(({ option }) => option.lineId === lineId);
    const is = after.find(({ option }) => option.lineId === lineId);
    const rows = was && is ? differenceRows(was.rows, is.rows) : [];
    if (was && is && rows.length === 0) return [];
    const { planName = '', planNameFilled } = (is ?? was)?.option ?? {};
    return [
      {
        lineId,
        planName,
        planNameFilled,
        beforeFils: was?.option.grossFils ?? null,
        afterFils: is?.option.grossFils ?? null,
        rows,
      },
    ];
  });
}

export function flagsOf(
  source: QuotationSource,
  basis: QuotationBasis,
  options: readonly StoredOption[],
): FlagCode[] {
  const points = options.map(({ discount, ratedNetFils }) =>
    basisPointsOf(discount?.fils ?? 0, ratedNetFils),
  );
  return flagsRaised({
    ...source.flagFacts(basis),
    discountBasisPoints: Math.max(0, ...points),
    grossFils: Math.max(0, ...options.map(({ grossFils }) => grossFils)),
  });
}
