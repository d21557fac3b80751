import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFiles } from '../src/catalogue/files.ts';
import { lintCatalogue } from '../src/catalogue/medical/findings.ts';
import { type ShapeChecker, shapeChecker } from '../src/catalogue/shape.ts';
import { FAULTS } from './support/catalogue-faults.ts';
import { liwanFiles } from './support/real-catalogue.ts';
import { seedFault } from './support/seed-fault.ts';

let sound: CatalogueFiles;
let shapes: ShapeChecker;

beforeAll(async () => {
  sound = await liwanFiles();
  shapes = shapeChecker();
});

describe('linting a catalogue', () => {
  it('finds nothing in the files we ship', () => {
    expect(lintCatalogue(sound, shapes).problems).toEqual([]);
  });

  it.each(FAULTS)('points at $name ($rule) and at nothing else', (fault) => {
    const { files, expected } = seedFault(sound, fault);
    const { problems } = lintCatalogue(files, shapes);
    expect(problems).toContainEqual(expect.objectContaining({ ...expected, rule: fault.rule }));
    expect(problems.filter((problem) => problem.file !== fault.file)).toEqual([]);
    expect(problems.length).toBeLessThanOrEqual(2);
  });

  it('misses a file that a plan needs', () => {
    const files = new Map(sound);
    files.delete('rates/liwan-select.csv');
    expect(lintCatalogue(files, shapes).problems).toEqual([
      expect.objectContaining({ file: 'rates/liwan-select.csv', rule: 'missing-file' }),
    ]);
  });

  it('misses a drawing', () => {
    const files = new Map(sound);
    files.delete('logos/liwan.svg');
    expect(lintCatalogue(files, shapes).problems).toEqual([
      expect.objectContaining({ file: 'insurers.yaml', line: 17, rule: 'missing-logo' }),
    ]);
  });

  it('names a rates file that belongs to no plan', () => {
    const files = new Map(sound).set('rates/liwan-selekt.csv', 'age_from\n');
    expect(lintCatalogue(files, shapes).problems).toEqual([
      expect.objectContaining({ file: 'rates/liwan-selekt.csv', rule: 'stray-file' }),
    ]);
  });
});
