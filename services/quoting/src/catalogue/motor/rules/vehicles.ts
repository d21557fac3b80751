import type { Problem } from '../../problem.ts';
import { problemAt } from '../../problem-at.ts';
import { filsOf } from '../../units.ts';
import type { ModelEntry, VariantEntry } from '../source-types.ts';
import type { MakeSource, MotorSources } from '../sources.ts';
import { keptPoints } from '../units.ts';

/** Makes, models and variants: alone of their kind, without a gap in the years, and never worth more for being older. */
export function checkVehicles(sources: MotorSources): Problem[] {
  return [
    ...sources.makes.flatMap((make) => [...place(make), ...modelNames(make)]),
    ...ids(sources),
    ...sources.makes.flatMap((make) =>
      make.yaml.value.models.flatMap((model, m) => [
        ...segment(sources, make, model, m),
        ...years(make, model, m),
        ...values(sources, make, model, m),
      ]),
    ),
    ...popular(sources),
  ];
}

type Path = (string | number)[];

function place(make: MakeSource): Problem[] {
  if (make.yaml.value.code === make.baseName) return [];
  const message = `The file's place asks for code "${make.baseName}".`;
  return [problemAt(make.yaml, ['code'], 'wrong-place', message)];
}

function modelNames(make: MakeSource): Problem[] {
  const seen = new Set<string>();
  return make.yaml.value.models.flatMap(({ name }, m): Problem[] => {
    const known = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (!known) return [];
    const message = `The model "${name}" stands twice.`;
    return [problemAt(make.yaml, ['models', m, 'name'], 'duplicate-key', message)];
  });
}

/** Over all files, as quotes and links carry them. */
function ids({ makes }: MotorSources): Problem[] {
  const taken = new Map<string, string>();
  const claim = (make: MakeSource, what: string, value: number | string, path: Path) => {
    const key = `${what} "${value}"`;
    const owner = taken.get(key);
    taken.set(key, owner ?? make.yaml.file);
    if (owner === undefined) return [];
    return [
      problemAt(make.yaml, path, 'duplicate-key', `The ${key} is already taken in ${owner}.`),
    ];
  };
  return makes.flatMap((make) => {
    const { id, name, models } = make.yaml.value;
    return [
      ...claim(make, 'make id', id, ['id']),
      ...claim(make, 'make', name, ['name']),
      ...models.flatMap((model, m) => [
        ...claim(make, 'model id', model.id, ['models', m, 'id']),
        ...model.variants.flatMap((variant, v) =>
          claim(make, 'variant id', variant.id, ['models', m, 'variants', v, 'id']),
        ),
      ]),
    ];
  });
}

function segment(
  { depreciation }: MotorSources,
  make: MakeSource,
  model: ModelEntry,
  m: number,
): Problem[] {
  if (depreciation.value.segments.some(({ code }) => code === model.segment)) return [];
  const message = `"${model.segment}" is not in depreciation.yaml.`;
  return [problemAt(make.yaml, ['models', m, 'segment'], 'unknown-id', message)];
}

/** Rows of one name follow each other; together the variants leave no year of the model without one. */
function years(make: MakeSource, model: ModelEntry, m: number): Problem[] {
  const found: Problem[] = [];
  const say = (v: number, rule: string, message: string) =>
    found.push(problemAt(make.yaml, ['models', m, 'variants', v, 'years'], rule, message));
  for (const [v, { name, years: span }] of model.variants.entries()) {
    if (span[1] < span[0]) say(v, 'wrong-order', 'The last year is before the first.');
    const earlier = model.variants.slice(0, v).filter((other) => other.name === name);
    const before = earlier.findLast((other) => other.years[1] < span[0]);
    if (earlier.some((other) => other.years[0] <= span[1] && span[0] <= other.years[1]))
      say(v, 'year-overlap', `"${name}" already stands for one of these years.`);
    else if (before && before.years[1] + 1 < span[0])
      say(v, 'year-gap', `No "${name}" ${spanText(before.years[1] + 1, span[0] - 1)}.`);
  }
  let reach: number | null = null;
  const inOrder = [...model.variants.entries()].sort(([, a], [, b]) => a.years[0] - b.years[0]);
  for (const [v, { years: span }] of inOrder) {
    if (reach !== null && span[0] > reach + 1 && found.length === 0)
      say(v, 'year-gap', `No variant of ${model.name} ${spanText(reach + 1, span[0] - 1)}.`);
    reach = Math.max(reach ?? span[1], span[1]);
  }
  return found;
}

function spanText(from: number, to: number): string {
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}

/** At every age, the last year of an earlier row must be worth less than the first year of the next one. */
function values(sources: MotorSources, make: MakeSource, model: ModelEntry, m: number): Problem[] {
  const curve = sources.depreciation.value.segments.find(({ code }) => code === model.segment);
  const kept = curve?.kept_percent.map(keptPoints) ?? [];
  const isWorthMore = (older: VariantEntry, newer: VariantEntry) =>
    kept.slice(1).some((points, age) => {
      const younger = kept[age] ?? 0;
      return filsOf(older.new_aed) * points >= filsOf(newer.new_aed) * younger;
    });
  return model.variants.flatMap((newer, v): Problem[] => {
    const older = model.variants.find(
      (other) => other.name === newer.name && other.years[1] + 1 === newer.years[0],
    );
    if (!older || !isWorthMore(older, newer)) return [];
    const message = `A ${older.years[1]} "${older.name}" at AED ${older.new_aed} new would be worth as much as a ${newer.years[0]}.`;
    return [
      problemAt(make.yaml, ['models', m, 'variants', v, 'new_aed'], 'value-not-falling', message),
    ];
  });
}

function popular({ popular: list, makes }: MotorSources): Problem[] {
  const seen = new Set<string>();
  return list.value.popular.flatMap(({ make, model }, i): Problem[] => {
    const found = makes.find(({ yaml }) => yaml.value.code === make);
    const say = (field: string, rule: string, message: string) => [
      { file: list.file, ...list.at(['popular', i, field]), rule, message },
    ];
    if (!found) return say('make', 'unknown-id', `There is no motor/vehicles/${make}.yaml.`);
    if (!found.yaml.value.models.some(({ name }) => name === model))
      return say('model', 'unknown-id', `"${model}" is no model of ${make}.`);
    const known = seen.has(`${make} ${model}`);
    seen.add(`${make} ${model}`);
    return known ? say('model', 'duplicate-key', 'This car already stands in the list.') : [];
  });
}
