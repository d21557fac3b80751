import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { createClaims } from '../rules/claims.ts';
import { twins } from '../rules/twins.ts';
import { emirateIds, isRealDay } from '../units.ts';
import { checkChanges } from './changes.ts';
import { checkPremiums } from './premiums.ts';
import type { GroupPlanSource, GroupSources } from './sources.ts';
import { checkTerms } from './terms.ts';

/** What the files for groups mean together: alone of their kind, in their place, whole, inside the market's limits. */
export function checkGroupPlans(sources: GroupSources): Problem[] {
  const { benefits, descriptions } = sources;
  const named = ['id', 'code', 'name'] as const;
  return [
    ...twins(benefits, 'sections', benefits.value.sections, ['code', 'name']),
    ...twins(benefits, 'benefits', benefits.value.benefits, named),
    ...twins(descriptions, 'descriptions', descriptions.value.descriptions, named),
    ...sectionsOf(sources),
    ...checkTerms(sources),
    ...checkChanges(sources),
    ...planTwins(sources),
    ...sources.plans.flatMap((plan) => [
      ...place(plan),
      ...references(plan, sources),
      ...cover(plan, sources),
      ...checkPremiums(plan, sources.market.value),
    ]),
  ];
}

function sectionsOf({ benefits }: GroupSources): Problem[] {
  const known = new Set(benefits.value.sections.map(({ code }) => code));
  return benefits.value.benefits.flatMap(({ section }, i) => {
    if (known.has(section)) return [];
    const message = `"${section}" is not among the sections.`;
    return [problemAt(benefits, ['benefits', i, 'section'], 'unknown-id', message)];
  });
}

function planTwins({ plans }: GroupSources): Problem[] {
  const claim = createClaims();
  return plans.flatMap(({ yaml }) => [
    ...claim(yaml, 'plan id', yaml.value.id, ['id']),
    ...claim(yaml, 'plan name', yaml.value.name, ['name']),
    ...claim(yaml, 'rate card id', yaml.value.rate_card.id, ['rate_card', 'id']),
    ...yaml.value.variants.flatMap(({ id }, i) =>
      claim(yaml, 'variant id', id, ['variants', i, 'id']),
    ),
    ...twins(yaml, 'variants', yaml.value.variants, ['label']),
  ]);
}

function place({ yaml, folder, baseName }: GroupPlanSource): Problem[] {
  const wanted = { insurer: folder, code: `${folder}-${baseName}` };
  const wrong = (['insurer', 'code'] as const).filter(
    (field) => yaml.value[field] !== wanted[field],
  );
  const found = wrong.map((field) =>
    problemAt(yaml, [field], 'wrong-place', `The file's place asks for "${wanted[field]}".`),
  );
  if (isRealDay(yaml.value.rate_card.effective_from)) return found;
  const day = problemAt(yaml, ['rate_card', 'effective_from'], 'wrong-value', 'No such day.');
  return [...found, day];
}

function references({ yaml }: GroupPlanSource, sources: GroupSources): Problem[] {
  const { insurer, tpa, network, emirates, descriptions } = yaml.value;
  const say = (path: (string | number)[], message: string) =>
    problemAt(yaml, path, 'unknown-id', message);
  const has = (rows: readonly { code: string }[], wanted: string) =>
    rows.some(({ code }) => code === wanted);
  const known = sources.descriptions.value.descriptions;
  const its = sources.networks.value.networks.find(({ code }) => code === network);
  const reached = emirateIds(its?.emirates ?? []);
  const isOutside = its && emirateIds(emirates).some((id) => !reached.includes(id));
  return [
    ...(has(sources.insurers.value.insurers, insurer)
      ? []
      : [say(['insurer'], `"${insurer}" is not in insurers.yaml.`)]),
    ...(has(sources.tpas.value.tpas, tpa) ? [] : [say(['tpa'], `"${tpa}" is not in tpas.yaml.`)]),
    ...(its ? [] : [say(['network'], `"${network}" is not in networks.yaml.`)]),
    ...(its && !its.tpas.includes(tpa)
      ? [say(['network'], `"${tpa}" does not run the network "${network}".`)]
      : []),
    ...(isOutside ? [say(['emirates'], `"${network}" does not reach all of them.`)] : []),
    ...descriptions.flatMap((code, i) =>
      has(known, code) ? [] : [say(['descriptions', i], `"${code}" is not in descriptions.yaml.`)],
    ),
  ];
}

/** Silence about a benefit would be read as either answer. */
function cover({ yaml }: GroupPlanSource, { benefits }: GroupSources): Problem[] {
  const { cover: said } = yaml.value;
  const asked = benefits.value.benefits.map(({ code }) => code);
  const missing = asked.filter((code) => !Object.hasOwn(said, code));
  const foreign = Object.keys(said).filter((code) => !asked.includes(code));
  return [
    ...missing.map((code) => {
      const message = `The cover says nothing about "${code}".`;
      return { file: yaml.file, ...yaml.keyAt(['cover']), rule: 'missing-row', message };
    }),
    ...foreign.map((code) => {
      const message = `"${code}" is no benefit of benefits.yaml.`;
      return { file: yaml.file, ...yaml.keyAt(['cover', code]), rule: 'unknown-id', message };
    }),
  ];
}
