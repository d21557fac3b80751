import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles, versionOf } from '../src/catalogue/files.ts';
import { lintGeneral } from '../src/catalogue/general/load.ts';

let sound: CatalogueFiles;

beforeAll(async () => {
  sound = await readCatalogueFiles(builtInCatalogueDir, 'general');
});

const PLAN = 'general/plans/liwan/work-comp.yaml';

/** [what, file, the text that is there, the text instead, the rule that finds it] */
const faults: [string, string, string, string, string][] = [
  ['a rate above the market', PLAN, 'light: "0.93"', 'light: "1.93"', 'outside-market'],
  ['an admin rate above the market', PLAN, 'all: "0.15"', 'all: "0.25"', 'outside-market'],
  [
    'a rate that falls with the risk',
    PLAN,
    'construction: "2.40"',
    'construction: "0.50"',
    'wrong-order',
  ],
  [
    'a least premium below the market',
    PLAN,
    'least_aed: "1000.00"',
    'least_aed: "999.00"',
    'outside-market',
  ],
  [
    'a benefit without an answer',
    PLAN,
    '  repatriation: { limit_aed: "20000.00" }\n',
    '',
    'missing-row',
  ],
  [
    'a benefit of another type',
    PLAN,
    '  repatriation:',
    '  money: { is: included }\n  repatriation:',
    'unknown-id',
  ],
  ['an unknown insurer', PLAN, 'insurer: liwan', 'insurer: liwann', 'wrong-place'],
  ['a type in the wrong file', PLAN, 'type: work_comp', 'type: fire', 'wrong-place'],
  ['a section of another figure', PLAN, 'of: non_admin_wages', 'of: turnover', 'unknown-id'],
  ['bands that do not rise', PLAN, 'from_aed: 20000000', 'from_aed: 4000000', 'wrong-order'],
  ['a second plan of an id', PLAN, 'id: 7113', 'id: 7111', 'duplicate-key'],
  ['a rate without decimals', PLAN, 'light: "0.93"', 'light: "1"', 'wrong-value'],
  ['an unknown risk', 'general/activities.yaml', 'risk: office', 'risk: offices', 'wrong-value'],
  ['an activity twice', 'general/activities.yaml', 'id: 2,', 'id: 1,', 'duplicate-key'],
  [
    'a benefit without Arabic',
    'general/benefits.yaml',
    '    name_ar: النقود\n',
    '',
    'missing-field',
  ],
];

describe('linting the general catalogue', () => {
  it('finds nothing in the files we ship', () => {
    expect(lintGeneral(sound).problems).toEqual([]);
  });

  it.each(faults)('points at %s', (_what, file, there, instead, rule) => {
    const text = sound.get(file) ?? '';
    expect(text).toContain(there);
    const { problems } = lintGeneral(new Map(sound).set(file, text.replace(there, instead)));
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    expect(problems.every((problem) => problem.line > 0)).toBe(true);
  });

  it('misses a file, and names one that nothing reads', () => {
    const files = new Map(sound).set('general/rates.csv', 'a,b\n');
    files.delete('general/types.yaml');
    expect(
      lintGeneral(files)
        .problems.map(({ rule }) => rule)
        .toSorted(),
    ).toContain('stray-file');
    expect(lintGeneral(files).problems.map(({ rule }) => rule)).toContain('missing-file');
  });

  it('has another version when a rate changes, and leaves the other lines alone', async () => {
    const text = sound.get(PLAN) ?? '';
    const changed = new Map(sound).set(PLAN, text.replace('"0.93"', '"0.94"'));
    expect(versionOf(changed)).not.toBe(versionOf(sound));
    const others = [
      await readCatalogueFiles(builtInCatalogueDir),
      await readCatalogueFiles(builtInCatalogueDir, 'motor'),
    ];
    for (const files of others) {
      expect([...files.keys()].filter((path) => path.startsWith('general/'))).toEqual([]);
    }
  });
});
