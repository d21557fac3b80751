/** General rating a second time, in BigInt and straight from facts B5 and decisions X13: no line of it is shared. */
import type { GeneralPlan } from '../../src/domain/general/catalogue.ts';
import type { GeneralRequest } from '../../src/domain/general/rate.ts';

const half = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);

export function generalOracle({ rateCard }: GeneralPlan, request: GeneralRequest): bigint {
  let net = 0n;
  const figures = new Map<string, bigint>();
  for (const { of, ppm } of rateCard.sections) {
    const amount = BigInt(request.amounts[of] ?? 0);
    figures.set(of, amount);
    net += half(amount * BigInt(ppm[request.risk] ?? 0), 1_000_000n);
  }
  const size = [...figures.values()].reduce((a, b) => a + b, 0n);
  for (const factor of rateCard.factors) {
    let times = 10_000n;
    if (factor.by === 'claims' && request.hadClaim) times = BigInt(factor.basisPoints ?? 10_000);
    if (factor.by === 'emirates' && factor.emirateIds.includes(request.emirateId)) {
      times = BigInt(factor.basisPoints);
    }
    if (factor.by === 'size') {
      for (const band of factor.bands) {
        if (size >= BigInt(band.fromFils)) times = BigInt(band.basisPoints);
      }
    }
    net = half(net * times, 10_000n);
  }
  const least = BigInt(rateCard.leastFils);
  if (net < least) net = least;
  const off = half(net * BigInt(rateCard.discountBasisPoints), 10_000n);
  return net - off < least ? least : net - off;
}
