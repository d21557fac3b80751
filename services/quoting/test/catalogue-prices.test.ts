import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../src/domain/medical/catalogue.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { planOf, realCatalogue } from './support/real-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await realCatalogue();
});

const day = '2026-11-21';
const [abuDhabi, dubai, sharjah] = [1, 2, 3];

function net(code: string, emirateId: number, age: number, genderId: 1 | 2, married = false) {
  const members = [{ age, genderId, married }];
  const outcome = ratePlan(planOf(catalogue, code), catalogue, { emirateId, day, members });
  return outcome.ok ? outcome.price.netFils : null;
}

describe('the prices we ship', () => {
  it('make up Liwan Select for a married woman of 34 in Dubai line by line', () => {
    const members = [{ age: 34, genderId: 2, married: true } as const];
    const request = { emirateId: dubai, day, members };
    const outcome = ratePlan(planOf(catalogue, 'liwan-select'), catalogue, request);
    if (!outcome.ok) throw new Error(outcome.reason);
    const { netFils, vatFils, grossFils, members: priced } = outcome.price;
    const lines = priced[0]?.lines.map((line) => [line.label, line.why, line.amountFils]);
    expect(lines).toEqual([
      ['Base rate', 'woman, 31 to 35', 364000],
      ['Network “Select”', '× 1.08', 29120],
      ['You pay 20 % of visits', '× 0.95', -19656],
      ['Maternity cover', 'married', 44636],
      ['Dubai patient-support levy', 'AED 19 + AED 18', 3700],
    ]);
    expect([netFils, vatFils, grossFils]).toEqual([421800, 21090, 442890]);
  });

  it.each([
    ['falaj-core', 341200],
    ['nawras-300', 378000],
    ['marsa-family-plus', 498650],
    ['qamra-wide', 674000],
    ['ghadeer-world', 1198000],
  ])('are those of the design for %s', (code, fils) => {
    expect(net(code, dubai, 34, 2, true)).toBe(fils);
  });

  it('keep the basic plans near the published minimum', () => {
    expect(net('falaj-basic-dubai', dubai, 30, 1)).toBe(65000);
    expect(net('falaj-basic-dubai', dubai, 30, 2, true)).toBe(165000);
    expect(net('nawras-basic-northern', sharjah, 30, 1)).toBe(32000);
    expect(net('jarra-domestic', abuDhabi, 30, 2)).toBe(75000);
    expect(net('liwan-partner', dubai, 30, 1)).toBe(96700);
  });

  it('rise steeply for seniors and stop where the card stops', () => {
    const young = net('qamra-full', dubai, 30, 1) ?? 0;
    expect(net('qamra-full', dubai, 72, 1)).toBeGreaterThan(5 * young);
    expect(net('qamra-full', dubai, 100, 1)).toBeNull();
    expect(net('falaj-domestic', dubai, 17, 2)).toBeNull();
  });

  it('cost more in Abu Dhabi than in Dubai, and less in Sharjah', () => {
    const [there, here, north] = [abuDhabi, dubai, sharjah].map((id) =>
      net('falaj-core', id, 40, 1),
    );
    expect(there).toBeGreaterThan(here ?? 0);
    expect(north).toBeLessThan(here ?? 0);
  });
});
