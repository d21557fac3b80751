import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFiles } from '../src/catalogue/files.ts';
import { lintMotor } from '../src/catalogue/motor/load.ts';
import { type ShapeChecker, shapeChecker } from '../src/catalogue/shape.ts';
import { MOTOR_FAULTS } from './support/motor-faults.ts';
import { smallMotorFiles } from './support/motor-files.ts';
import { seedFault } from './support/seed-fault.ts';

let sound: CatalogueFiles;
let shapes: ShapeChecker;

beforeAll(async () => {
  sound = await smallMotorFiles();
  shapes = shapeChecker();
});

describe('linting the motor catalogue', () => {
  it('finds nothing in the files we ship', () => {
    expect(lintMotor(sound, shapes).problems).toEqual([]);
  });

  it.each(MOTOR_FAULTS)('points at $name ($rule)', (fault) => {
    const { files, expected } = seedFault(sound, fault);
    const { problems } = lintMotor(files, shapes);
    expect(problems).toContainEqual(expect.objectContaining({ ...expected, rule: fault.rule }));
    expect(problems.length).toBeLessThanOrEqual(8);
  });

  it('finds plans that all cost a cheap car the same, where the tariff says how many may', () => {
    const crowded = new Map(
      [...sound].map(([path, text]) => [path, text.replace(/ {2}least_premium_aed:\n.*\n/, '')]),
    );
    const rules = () => new Set(lintMotor(crowded, shapes).problems.map(({ rule }) => rule));
    expect(rules()).toEqual(new Set(['crowded-minimum']));
    // A version of before the rule is kept and rated as it was.
    const tariff = crowded.get('motor/tariff.yaml') ?? '';
    crowded.set('motor/tariff.yaml', tariff.replace(/least_premium: .*\n/, ''));
    expect(rules()).toEqual(new Set());
  });

  it('misses a file that a plan needs, and names one that nothing reads', () => {
    const path = 'motor/rates/liwan-motor-select.csv';
    const files = new Map(sound).set('motor/rates/liwan-motor-selekt.csv', sound.get(path) ?? '');
    files.delete(path);
    expect(lintMotor(files, shapes).problems.map(({ file, rule }) => [file, rule])).toEqual([
      [path, 'missing-file'],
      ['motor/rates/liwan-motor-selekt.csv', 'stray-file'],
    ]);
  });
});
