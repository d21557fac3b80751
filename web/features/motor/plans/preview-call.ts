import { aedToFils } from '@muqarin/rules/money';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { post } from '@/lib/calls.ts';
import type { PlanPrices, PricesById } from './plan-prices.ts';

export type Previewed =
  | { ok: true; idvAed: number; prices: PricesById; message: string | null }
  | { ok: false; message: string };

interface Answer {
  error?: string;
  msg?: string;
  idv: number;
  products: {
    id: number;
    premium_amount: number;
    discounted_amount: number;
    deductible: number | null;
  }[];
}

/** POST calculate-premium (S1 7): the list at another value, not stored (decisions V15). Throws CallFailed. */
export async function calculatePremium(idv: string | number): Promise<Previewed> {
  const answer = await post<Answer>(motorCalls.calculate.path, { idv });
  if (answer.error !== undefined) return { ok: false, message: answer.error };
  const prices = answer.products.map((product): [number, PlanPrices] => [
    product.id,
    {
      premiumFils: filsOf(product.premium_amount),
      discountedFils: filsOf(product.discounted_amount),
      deductibleFils: product.deductible === null ? null : filsOf(product.deductible),
    },
  ]);
  return { ok: true, idvAed: answer.idv, prices: new Map(prices), message: answer.msg ?? null };
}

function filsOf(aed: number): number {
  const fils = aedToFils(aed);
  if (fils === null) throw new Error('calculate-premium answered no amount');
  return fils;
}
