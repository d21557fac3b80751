import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotingUnderTest, visitor } from './support/quoting.ts';

describe('finding my hospitals', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  beforeAll(async () => {
    quoting = await quotingUnderTest();
  });
  afterAll(() => quoting.stop());

  it('finds by a part of the name, whatever the case, without those chosen', async () => {
    const { providers } = await quoting.client.searchProviders({ keyword: 'HOSPITAL' }, visitor);
    expect(providers.length).toBeGreaterThan(1);
    for (const row of providers) expect(row.fullName.toLowerCase()).toContain('hospital');
    const [first] = providers;
    const again = await quoting.client.searchProviders(
      { keyword: 'hospital', selectedIds: String(first?.id) },
      visitor,
    );
    expect(again.providers.map((row) => row.id)).not.toContain(first?.id);
  });

  it('finds by the Arabic name, however its hamzas are typed, and names places in the language of the call', async () => {
    const reader = { ...visitor, locale: 'ar' };
    const keyword = 'الاصيل';
    const { providers } = await quoting.client.searchProviders({ keyword }, reader);
    expect(providers.length).toBeGreaterThan(1);
    for (const row of providers) expect(row.fullName).toContain('الأصيل');
    const [first] = providers;
    const chosen = { providerIds: String(first?.id) };
    const answer = await quoting.client.searchTpaNetworks(chosen, reader);
    expect(answer.providers).toEqual([{ id: first?.id, fullName: first?.fullName }]);
    const english = await quoting.client.searchTpaNetworks(chosen, visitor);
    expect(english.providers[0]?.fullName).toMatch(/^Aseel /);
  });

  it('answers the pairs that include every chosen one', async () => {
    const { providers } = await quoting.client.searchProviders({ keyword: 'hospital' }, visitor);
    const [a, b] = providers;
    const pairsOf = async (ids: string) => {
      const { pairs } = await quoting.client.searchTpaNetworks({ providerIds: ids }, visitor);
      return pairs.map((pair) => `${pair.networkId}:${pair.tpaId}`);
    };
    const both = await pairsOf(`${a?.id},${b?.id}`);
    const [ofA, ofB] = [await pairsOf(String(a?.id)), await pairsOf(String(b?.id))];
    expect(both.sort()).toEqual(ofA.filter((pair) => ofB.includes(pair)).sort());
    expect(await pairsOf(`${a?.id},999999`)).toEqual([]);
  });

  it('gives a document only to the plan it belongs to', async () => {
    const wrong = await quoting.client.planDocument({ planId: 1, documentId: 999_999 }, visitor);
    expect(wrong).toBeNull();
  });
});
