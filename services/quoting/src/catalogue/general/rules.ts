import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { createClaims } from '../rules/claims.ts';
import { twins } from '../rules/twins.ts';
import { filsOf, isRealDay } from '../units.ts';
import { checkRates } from './rates.ts';
import type { GeneralPlanSource, GeneralSources } from './sources.ts';

type Path = (string | number)[];

/** What the general files mean together: alone of their kind, in their place, whole, inside the market's limits. */
export function checkGeneral(sources: GeneralSources): Problem[] {
  const { activities, benefits, types } = sources;
  return [
    ...twins(activities, 'activities', activities.value.activities, ['id', 'code', 'name']),
    ...twins(benefits, 'benefits', benefits.value.benefits, ['id', 'code', 'name']),
    ...twins(types, 'types', types.value.types, ['code']),
    ...planTwins(sources),
    ...sources.plans.flatMap((plan) => [
      ...place(plan),
      ...references(plan, sources),
      ...cover(plan, sources),
      ...card(plan, sources),
      ...checkRates(plan, sources),
    ]),
  ];
}

function planTwins({ plans }: GeneralSources): Problem[] {
  const claim = createClaims();
  return plans.flatMap(({ yaml }) => [
    ...claim(yaml, 'plan id', yaml.value.id, ['id']),
    ...claim(yaml, 'plan name', yaml.value.name, ['name']),
    ...claim(yaml, 'rate card id', yaml.value.rate_card.id, ['rate_card', 'id']),
  ]);
}

function place({ yaml, folder, baseName }: GeneralPlanSource): Problem[] {
  const type = baseName.replaceAll('-', '_');
  const wanted = { insurer: folder, type, code: `${folder}-${baseName}` };
  return (['insurer', 'type', 'code'] as const).flatMap((field) =>
    yaml.value[field] === wanted[field]
      ? []
      : [problemAt(yaml, [field], 'wrong-place', `The file's place asks for "${wanted[field]}".`)],
  );
}

function references({ yaml }: GeneralPlanSource, { insurers, types }: GeneralSources): Problem[] {
  const { insurer, type } = yaml.value;
  const found: Problem[] = [];
  if (!insurers.value.insurers.some(({ code }) => code === insurer)) {
    found.push(problemAt(yaml, ['insurer'], 'unknown-id', `"${insurer}" is not in insurers.yaml.`));
  }
  if (!types.value.types.some(({ code }) => code === type)) {
    found.push(problemAt(yaml, ['type'], 'unknown-id', `"${type}" is not in types.yaml.`));
  }
  return found;
}

/** Silence about a benefit would be read as either answer. */
function cover({ yaml }: GeneralPlanSource, { benefits }: GeneralSources): Problem[] {
  const { type, cover: said } = yaml.value;
  const asked = benefits.value.benefits.filter(({ types }) => types.includes(type));
  const missing = asked
    .filter(({ code }) => !Object.hasOwn(said, code))
    .map(({ code }) => {
      const message = `The cover says nothing about "${code}".`;
      return { file: yaml.file, ...yaml.keyAt(['cover']), rule: 'missing-row', message };
    });
  const foreign = Object.keys(said)
    .filter((code) => !asked.some((benefit) => benefit.code === code))
    .map((code) => {
      const message = `"${code}" is no benefit of this type in benefits.yaml.`;
      return { file: yaml.file, ...yaml.keyAt(['cover', code]), rule: 'unknown-id', message };
    });
  return [...missing, ...foreign];
}

function card({ yaml }: GeneralPlanSource, { types }: GeneralSources): Problem[] {
  const { type, rate_card: rates } = yaml.value;
  const found: Problem[] = [];
  const say = (path: Path, rule: string, message: string) =>
    found.push(problemAt(yaml, ['rate_card', ...path], rule, message));
  if (!isRealDay(rates.effective_from)) say(['effective_from'], 'wrong-value', 'No such day.');
  const least = types.value.types.find(({ code }) => code === type)?.least_aed ?? '0.00';
  if (filsOf(rates.least_aed) < filsOf(least)) {
    say(['least_aed'], 'outside-market', `The least premium of this type is AED ${least}.`);
  }
  found.push(...twins(yaml, ['rate_card', 'sections'], rates.sections, ['code']));
  found.push(...twins(yaml, ['rate_card', 'factors'], rates.factors, ['by']));
  for (const [i, factor] of rates.factors.entries()) {
    if (factor.by !== 'size') continue;
    const rising = factor.bands.every((band, n) => {
      return n === 0 || (factor.bands[n - 1]?.from_aed ?? 0) < band.from_aed;
    });
    if (!rising) say(['factors', i, 'bands'], 'wrong-order', 'The bands must rise.');
  }
  return found;
}
