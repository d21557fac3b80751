/** What insurers hold to after a sale: how a policy that ends is paid back, and what they ask for when people join or leave a group. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles } from '../src/catalogue/files.ts';
import { lintCatalogue } from '../src/catalogue/medical/findings.ts';
import { catalogueFromKept } from '../src/catalogue/medical/load.ts';
import { groupFromKept, lintGroups } from '../src/catalogue/medical-corporate/load.ts';
import { lintMotor, motorFromKept } from '../src/catalogue/motor/load.ts';
import type { Problem } from '../src/catalogue/problem.ts';
import { type ShapeChecker, shapeChecker } from '../src/catalogue/shape.ts';
import { smallMotorFiles } from './support/motor-files.ts';
import { liwanFiles } from './support/real-catalogue.ts';

const each = ['terms.yaml', 'motor/terms.yaml', 'medical-corporate/changes.yaml'] as const;
type File = (typeof each)[number];

const sound = {} as Record<File, CatalogueFiles>;
beforeAll(async () => {
  const groups = await readCatalogueFiles(builtInCatalogueDir, 'medical-corporate');
  const few = [...groups].filter(
    ([path]) => !path.includes('/plans/') || path.endsWith('-core.yaml'),
  );
  sound['terms.yaml'] = await liwanFiles();
  sound['motor/terms.yaml'] = await smallMotorFiles();
  sound['medical-corporate/changes.yaml'] = new Map(few);
});

let shapes: ShapeChecker;
beforeAll(() => {
  shapes = shapeChecker();
});
const rules: Record<File, (files: CatalogueFiles, s: ShapeChecker) => { problems: Problem[] }> = {
  'terms.yaml': lintCatalogue,
  'motor/terms.yaml': lintMotor,
  'medical-corporate/changes.yaml': lintGroups,
};

/** [what, file, what is there, what is there instead, the rule that finds it] */
const faults: [string, File, string | RegExp, string, string][] = [
  ['an unknown insurer', 'terms.yaml', '[nawras,', '[narwas,', 'unknown-id'],
  ['two terms of an insurer', 'terms.yaml', '[nawras, rimal]', '[nawras, nawras]', 'duplicate-key'],
  ['insurers without terms', 'terms.yaml', 'insurers: all', 'insurers: [falaj]', 'missing-row'],
  ['days that go back', 'motor/terms.yaml', 'through_day: 60', 'through_day: 30', 'wrong-order'],
  ['more back for more days', 'motor/terms.yaml', '"60"', '"75.01"', 'wrong-order'],
  ['more than all', 'motor/terms.yaml', '"100"', '"100.01"', 'wrong-value'],
  [
    'a case that nobody knows',
    'medical-corporate/changes.yaml',
    'case: newborn',
    'case: twins',
    'wrong-value',
  ],
  [
    'a case twice',
    'medical-corporate/changes.yaml',
    'case: newborn',
    'case: left_uae',
    'duplicate-key',
  ],
  [
    'a case that nothing is said of',
    'medical-corporate/changes.yaml',
    / {6}- case: deceased\n.*\n.*\n/,
    '',
    'missing-row',
  ],
  [
    'a paper twice',
    'medical-corporate/changes.yaml',
    '{ name: "Entry permit", name_ar: "إذن الدخول" }',
    '{ name: "Photograph", name_ar: "صورة شخصية" }',
    'duplicate-key',
  ],
  [
    'a paper without Arabic',
    'medical-corporate/changes.yaml',
    ', name_ar: "شهادة الوفاة"',
    '',
    'missing-arabic',
  ],
];

const lint = (file: File, files: CatalogueFiles) => rules[file](files, shapes);

describe('the linter', () => {
  it('finds nothing in the files we ship', () => {
    for (const file of each) expect(lint(file, sound[file]).problems).toEqual([]);
  });

  it.each(faults)('points at %s', (_what, file, there, instead, rule) => {
    const text = sound[file].get(file) ?? '';
    expect(text).toMatch(there);
    const { problems } = lint(file, new Map(sound[file]).set(file, text.replace(there, instead)));
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    expect(problems.every((problem) => problem.file === file && problem.line > 0)).toBe(true);
  });

  it('wants the file, which a version kept from before may lack', () => {
    const kept = {
      'terms.yaml': (files: CatalogueFiles) => {
        const built = catalogueFromKept(files);
        return built.ok && built.catalogue.policyTerms;
      },
      'motor/terms.yaml': (files: CatalogueFiles) => {
        const built = motorFromKept(files);
        return built.ok && built.catalogue.policyTerms;
      },
      'medical-corporate/changes.yaml': (files: CatalogueFiles) => {
        const built = groupFromKept(files);
        return built.ok && built.catalogue.changePapers;
      },
    };
    for (const file of each) {
      const without = new Map(sound[file]);
      without.delete(file);
      expect(lint(file, without).problems.map(({ rule }) => rule)).toEqual(['missing-row']);
      expect(kept[file](without)).toEqual([]);
      expect(kept[file](sound[file])).not.toEqual([]);
    }
  });
});
