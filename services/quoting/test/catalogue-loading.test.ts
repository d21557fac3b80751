import { cp } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { placeIn, readCatalogueFiles, versionOf } from '../src/catalogue/files.ts';
import type { Catalogue } from '../src/domain/medical/catalogue.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { realCatalogue } from './support/real-catalogue.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await realCatalogue();
});

const EMIRATES = [1, 2, 3, 4, 5, 6, 7];

describe('the catalogue we ship', () => {
  it('has the insurers, claims companies, networks, places and plans the product promises', () => {
    expect(catalogue.insurers).toHaveLength(12);
    expect(catalogue.tpas).toHaveLength(5);
    expect(catalogue.networks).toHaveLength(12);
    expect(catalogue.providers).toHaveLength(300);
    for (const { fullNameInArabic } of catalogue.providers)
      expect(fullNameInArabic).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(catalogue.plans.length).toBeGreaterThanOrEqual(80);
    expect(new Set(catalogue.plans.map((plan) => plan.kind))).toEqual(
      new Set(['basic', 'enhanced', 'domestic', 'investor']),
    );
  });

  it.each(EMIRATES)('offers a choice to every category in emirate %i', (emirateId) => {
    const here = catalogue.plans.filter((plan) => plan.emirateIds.includes(emirateId));
    for (const category of ['self', 'dependent', 'worker', 'employee', 'investor'] as const) {
      const fitting = here.filter((plan) => plan.insuredFor.includes(category));
      expect(fitting.length, category).toBeGreaterThanOrEqual(8);
    }
    const basic = here.filter((plan) => plan.kind === 'basic' && plan.insuredFor.includes('self'));
    expect(basic.length).toBeGreaterThanOrEqual(8);
  });

  it('says four facts, a full table and two documents for every plan', () => {
    const rows = catalogue.rows.map((row) => row.code);
    for (const plan of catalogue.plans) {
      expect(plan.facts.map((fact) => fact.label)).toEqual([
        'Annual limit',
        'Network',
        'Outpatient visits',
        'Dental and optical',
      ]);
      expect(plan.values.map((value) => value.row)).toEqual(rows);
      expect(plan.documents).toHaveLength(2);
    }
  });

  it('has no rate for anyone over 99, so that an empty list can be reached', () => {
    const ages = catalogue.plans.flatMap((plan) => plan.rateCard.rates.map((rate) => rate.ageTo));
    expect(Math.max(...ages)).toBe(99);
  });

  it('puts a place of a narrow network into each wider one of the same claims company', () => {
    const networks = catalogue.networks.filter((network) => network.tier > 1);
    const run = new Set(catalogue.plans.map((plan) => `${plan.networkId}/${plan.tpaId}`));
    for (const provider of catalogue.providers) {
      const pairs = new Set(provider.networks.map((pair) => `${pair.networkId}/${pair.tpaId}`));
      for (const { networkId, tpaId } of provider.networks) {
        const tier = catalogue.networks.find((network) => network.id === networkId)?.tier ?? 0;
        const wider = networks.filter((network) => network.tier > tier);
        const missing = wider
          .map((network) => `${network.id}/${tpaId}`)
          .filter((pair) => run.has(pair) && !pairs.has(pair));
        expect(missing, provider.fullName).toEqual([]);
      }
    }
  });

  it('gives every plan at least one place in each of its emirates', () => {
    for (const plan of catalogue.plans) {
      for (const emirateId of plan.emirateIds) {
        const places = catalogue.providers.filter(
          (provider) =>
            provider.emirateId === emirateId &&
            provider.networks.some(
              (pair) => pair.networkId === plan.networkId && pair.tpaId === plan.tpaId,
            ),
        );
        expect(places.length, `${plan.code} in ${emirateId}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the version of a catalogue', () => {
  it('is the same whatever the line endings, and another after the smallest edit', async () => {
    const files = await readCatalogueFiles(builtInCatalogueDir);
    const windows = new Map(
      [...files].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    const edited = new Map(files).set('levies.yaml', `${files.get('levies.yaml')}\n`);
    expect(catalogue.version).toMatch(/^[0-9a-f]{16}$/);
    expect(versionOf(windows)).toBe(catalogue.version);
    expect(versionOf(edited)).not.toBe(catalogue.version);
  });
});

describe('the folder of a line', () => {
  it('gives the same version with the medical files in their folder and, as before, without', async () => {
    const files = await readCatalogueFiles(builtInCatalogueDir);
    const [before, now] = [await makeFolder(), await makeFolder()];
    await writeCatalogue(before, files);
    await cp(builtInCatalogueDir, now, { recursive: true });
    expect(versionOf(await readCatalogueFiles(before))).toBe(versionOf(files));
    expect(versionOf(await readCatalogueFiles(now))).toBe(versionOf(files));
    expect(placeIn(before, 'plans/liwan/select.yaml')).toBe('plans/liwan/select.yaml');
    expect(placeIn(now, 'plans/liwan/select.yaml')).toBe('medical/plans/liwan/select.yaml');
    expect(placeIn(now, 'motor/tariff.yaml')).toBe('motor/tariff.yaml');
    await removeFolder(before);
    await removeFolder(now);
  });
});
