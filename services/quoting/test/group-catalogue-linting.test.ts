/** The catalogue for groups: whole, inside the market, and refused by file and line when it is not. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { type CatalogueFiles, readCatalogueFiles, versionOf } from '../src/catalogue/files.ts';
import {
  groupFromFiles,
  groupFromKept,
  lintGroups,
} from '../src/catalogue/medical-corporate/load.ts';
import { type GroupCatalogue, isMul } from '../src/domain/medical-corporate/catalogue.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { runCatalog } from './support/catalogue-terminal.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let sound: CatalogueFiles;
let catalogue: GroupCatalogue;
beforeAll(async () => {
  sound = await readCatalogueFiles(builtInCatalogueDir, 'medical-corporate');
  const built = groupFromFiles(sound);
  if (!built.ok) throw new Error('the catalogue for groups has problems');
  catalogue = built.catalogue;
});

const folder = 'medical-corporate';
const CORE = `${folder}/plans/falaj/team-core.yaml`;
const LOCAL = `${folder}/plans/falaj/team-local.yaml`;
const MARKET = `${folder}/market.yaml`;
const line = (key: string, value: string) => new RegExp(`${key}: "[0-9.]+"`.concat(value));

/** [what, file, what is there, what is there instead, the rule that finds it] */
const faults: [string, string, string | RegExp, string, string][] = [
  ['bands with a gap', CORE, '- from: 36', '- from: 37', 'age-gap'],
  ['bands that overlap', CORE, '- from: 36', '- from: 35', 'age-overlap'],
  [
    'a band that cuts 18 to 35',
    CORE,
    /to: 35\n(.*\n)(.*)from: 36/,
    'to: 30\n$1$2from: 31',
    'default-band',
  ],
  [
    'a premium that falls with age',
    CORE,
    /(from: 46\n.*\n.*_aed: )"[0-9.]+"/,
    '$1"400.00"',
    'wrong-order',
  ],
  [
    'a premium below the market',
    CORE,
    line('premium_aed', ''),
    'premium_aed: "300.00"',
    'outside-market',
  ],
  [
    'maternity above the market',
    CORE,
    /(maternity:\n.*\n.*\n.*_aed: )"[0-9.]+"/,
    '$1"20000.01"',
    'outside-market',
  ],
  [
    'maternity that ends before 45',
    CORE,
    'to: 45\n      premium_aed: "1',
    'to: 44\n      premium_aed: "1',
    'age-gap',
  ],
  [
    'a variant above the market',
    CORE,
    /percent: "[0-9.]+"|amount_aed: "[0-9.]+"/,
    'percent: "25.01"',
    'outside-market',
  ],
  [
    'both words for a high salary',
    LOCAL,
    /(hsb_aed: "[0-9.]+")/,
    '$1\n      nlsb_aed: "2000.00"',
    'duplicate-key',
  ],
  [
    'a salary without a premium',
    LOCAL,
    /salary:\n(.*_aed: .*\n)+/,
    'salary: {}\n',
    'missing-field',
  ],
  [
    'a network of another claims company',
    CORE,
    'network: essential',
    'network: select',
    'unknown-id',
  ],
  [
    'a network that does not reach there',
    CORE,
    'network: essential',
    'network: dubai-basic',
    'unknown-id',
  ],
  ['an unknown fact', CORE, 'descriptions: []', 'descriptions: [cheap]', 'unknown-id'],
  ['a benefit without an answer', CORE, '  optical: { covered: false }\n', '', 'missing-row'],
  [
    'a benefit that nobody knows',
    CORE,
    '  optical:',
    '  spa: { covered: false }\n  optical:',
    'unknown-id',
  ],
  ['another insurer', CORE, 'insurer: falaj', 'insurer: liwan', 'wrong-place'],
  ['a second plan of an id', CORE, 'id: 6013', 'id: 6014', 'duplicate-key'],
  ['a day that is none', CORE, '"2026-01-01"', '"2026-02-30"', 'wrong-value'],
  [
    'an amount without decimals',
    CORE,
    line('premium_aed', ''),
    'premium_aed: "1900"',
    'wrong-value',
  ],
  ['a name without Arabic', CORE, /name_ar: .*\n/, '', 'missing-arabic'],
  [
    'a benefit of no section',
    `${folder}/benefits.yaml`,
    'section: hospital',
    'section: hotel',
    'unknown-id',
  ],
  ['terms of an unknown insurer', MARKET, '[qamra]', '[qamar]', 'unknown-id'],
  ['two terms of an insurer', MARKET, '[qamra]', '[qamra, rimal]', 'duplicate-key'],
  ['insurers without terms', MARKET, 'insurers: all', 'insurers: [falaj]', 'missing-row'],
  ['no terms at all', MARKET, /terms:\n[\s\S]*/, '', 'missing-row'],
  ['a case twice in a decision table', MARKET, 'when: age', 'when: members', 'duplicate-key'],
  ['a way to round that is none', MARKET, 'half_up', 'nearest', 'wrong-value'],
];

describe('linting the catalogue for groups', () => {
  it('finds nothing in the files we ship', () => {
    expect(lintGroups(sound).problems).toEqual([]);
  });

  it.each(faults)('points at %s', (_what, file, there, instead, rule) => {
    const text = sound.get(file) ?? '';
    expect(text).toMatch(there);
    const { problems } = lintGroups(new Map(sound).set(file, text.replace(there, instead)));
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    expect(problems.every((problem) => problem.line > 0)).toBe(true);
  });

  it('misses a file, and names one that nothing reads', () => {
    const files = new Map(sound).set(`${folder}/rates.csv`, 'a,b\n');
    files.delete(`${folder}/market.yaml`);
    const rules = lintGroups(files).problems.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['stray-file', 'missing-file']));
  });

  it('may lack terms in a version kept from before, which then says none', () => {
    const text = sound.get(MARKET) ?? '';
    const before = groupFromKept(new Map(sound).set(MARKET, text.replace(/terms:\n[\s\S]*/, '')));
    expect(before.ok && before.catalogue.insurerTerms).toEqual([]);
    expect(catalogue.insurerTerms).toHaveLength(catalogue.insurers.length);
  });

  it('has another version when a premium changes, and is no part of the other lines', async () => {
    const text = sound.get(CORE) ?? '';
    const changed = new Map(sound).set(CORE, text.replace('premium_aed: "', 'premium_aed: "1'));
    expect(versionOf(changed)).not.toBe(versionOf(sound));
    for (const other of ['medical', 'motor', 'general'] as const) {
      const files = await readCatalogueFiles(builtInCatalogueDir, other);
      expect([...files.keys()].filter((path) => path.startsWith(folder))).toEqual([]);
    }
  });
});

describe('the plans for groups', () => {
  const some = (is: (plan: GroupCatalogue['plans'][number]) => boolean) =>
    catalogue.plans.filter(is).length;

  it('are sixty or more, of all insurers, under every way of pricing, with every limit', () => {
    expect(catalogue.plans.length).toBeGreaterThanOrEqual(60);
    expect(new Set(catalogue.plans.map(({ insurerId }) => insurerId)).size).toBe(12);
    expect(new Set(catalogue.plans.map(({ tpaId }) => tpaId)).size).toBe(5);
    for (const type of ['multiple_salary', 'ageband', 'premiumpermember'] as const)
      for (const mul of [true, false])
        expect(
          some((plan) => plan.rateCard.pricing.type === type && isMul(plan) === mul),
          `${type} ${mul}`,
        ).toBeGreaterThan(3);
    expect(some(({ variants }) => variants.length > 1)).toBeGreaterThan(20);
    expect(some(({ variants }) => variants.length === 0)).toBeGreaterThan(10);
    const shares = catalogue.plans.flatMap(({ variants }) =>
      variants.map((each) => each.basisPoints),
    );
    expect(new Set(shares.map((share) => share === null)).size).toBe(2);
    for (const limit of ['minEmployees', 'maxDependantPercent', 'minLowSalaryPercent'] as const)
      expect(
        some((plan) => plan[limit] !== null),
        limit,
      ).toBeGreaterThan(5);
    expect(some(({ molCensus }) => molCensus)).toBeGreaterThan(5);
  });

  it('leave a pair of insurer and claims company with plans of several widths', () => {
    const pairs = new Map<string, Set<number>>();
    for (const { insurerId, tpaId, networkId } of catalogue.plans) {
      const pair = `${insurerId}/${tpaId}`;
      pairs.set(pair, (pairs.get(pair) ?? new Set()).add(networkId));
    }
    expect(pairs.size).toBeGreaterThan(12);
    expect([...pairs.values()].filter((networks) => networks.size > 2).length).toBeGreaterThan(8);
  });
});

describe('the commands', () => {
  it('lint, compare, import and take back the plans for groups', async () => {
    const root = await makeFolder();
    const whole = await readCatalogueFiles(builtInCatalogueDir);
    const changed = (sound.get(CORE) ?? '').replace(/(premium_aed: ")([0-9])/, '$19');
    for (const name of ['built-in', 'card']) {
      await writeCatalogue(join(root, name), whole);
      await writeCatalogue(join(root, name), sound);
    }
    await writeCatalogue(join(root, 'card'), new Map([[CORE, changed]]));
    const catalog = (...args: string[]) => runCatalog(root, ...args);
    expect((await catalog('lint')).out).toMatch(/ and 72 group plans\.$/);
    const compared = await catalog('diff-groups', 'built-in', 'card');
    expect(compared.out).toMatch(/falaj-team-core +\d+/);
    expect(compared.out).toContain('71 plans without a change.');
    const first = await catalog('import', 'built-in');
    const again = await catalog('import', 'card');
    expect(first.out.match(/is live/g)).toHaveLength(2);
    expect(again.out.match(/is live in place of/g)).toHaveLength(1);
    expect((await catalog('import', '--undo', '--groups')).out).toContain('is live again');
    expect((await catalog('import', '--undo', '--groups')).code).toBe(1);
    await removeFolder(root);
  });
});
