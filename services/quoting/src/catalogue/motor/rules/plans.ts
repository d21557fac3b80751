import { motorDocumentTitles } from '../../../domain/plan-documents.ts';
import type { Problem } from '../../problem.ts';
import { problemAt } from '../../problem-at.ts';
import { createClaims } from '../../rules/claims.ts';
import { twins } from '../../rules/twins.ts';
import { filsOf } from '../../units.ts';
import type { MotorPlanSource, MotorSources } from '../sources.ts';

const TITLES = Object.values(motorDocumentTitles);
type Path = (string | number)[];

/** Plans: alone of their kind, in their place, and only naming what there is. */
export function checkMotorPlans(sources: MotorSources): Problem[] {
  const { addons, benefits } = sources;
  return [
    ...twins(addons, 'addons', addons.value.addons, ['id', 'code', 'name']),
    ...twins(benefits, 'benefits', benefits.value.benefits, ['id', 'code', 'name']),
    ...planTwins(sources),
    ...sources.plans.flatMap((plan) => [
      ...place(plan),
      ...references(plan, sources),
      ...cover(plan, sources),
      ...type(plan),
      ...documents(plan),
    ]),
  ];
}

function planTwins({ plans }: MotorSources): Problem[] {
  const claim = createClaims();
  return plans.flatMap(({ yaml }) => [
    ...claim(yaml, 'plan id', yaml.value.id, ['id']),
    ...claim(yaml, 'plan name', yaml.value.name, ['name']),
    ...claim(yaml, 'rate card id', yaml.value.rate_card.id, ['rate_card', 'id']),
    ...yaml.value.documents.flatMap((document, i) =>
      claim(yaml, 'document id', document.id, ['documents', i, 'id']),
    ),
  ]);
}

function place({ yaml, folder, baseName }: MotorPlanSource): Problem[] {
  const wanted = { insurer: folder, code: `${folder}-${baseName}` };
  return (['insurer', 'code'] as const).flatMap((field) =>
    yaml.value[field] === wanted[field]
      ? []
      : [problemAt(yaml, [field], 'wrong-place', `The file's place asks for "${wanted[field]}".`)],
  );
}

function references({ yaml }: MotorPlanSource, sources: MotorSources): Problem[] {
  const plan = yaml.value;
  const found: Problem[] = [];
  const expect = (list: readonly { code: string }[], code: string, path: Path, file: string) => {
    if (!list.some((entry) => entry.code === code))
      found.push(problemAt(yaml, path, 'unknown-id', `"${code}" is not in ${file}.`));
  };
  const { addons, benefits, insurers } = sources;
  expect(insurers.value.insurers, plan.insurer, ['insurer'], 'insurers.yaml');
  for (const [i, code] of plan.overview.entries())
    expect(benefits.value.benefits, code, ['overview', i], 'benefits.yaml');
  const named = new Set<string>();
  for (const [i, { code, amount_aed: amount, included }] of plan.addons.entries()) {
    expect(addons.value.addons, code, ['addons', i, 'code'], 'addons.yaml');
    const say = (rule: string, message: string) =>
      found.push(problemAt(yaml, ['addons', i, 'code'], rule, message));
    if (named.has(code)) say('duplicate-key', `"${code}" already stands in the list.`);
    named.add(code);
    const isPriced = amount !== undefined && filsOf(amount) > 0;
    if (isPriced === (included === true))
      say('wrong-value', 'An add-on has an amount above zero, or it is included: one of them.');
  }
  return found;
}

/** One value for each benefit, and nothing on the Overview tab that is not covered. */
function cover({ yaml }: MotorPlanSource, { benefits }: MotorSources): Problem[] {
  const plan = yaml.value;
  const codes = benefits.value.benefits.map(({ code }) => code);
  const missing = codes
    .filter((code) => !Object.hasOwn(plan.cover, code))
    .map((code) => {
      const message = `The cover has no value for "${code}".`;
      return { file: yaml.file, ...yaml.keyAt(['cover']), rule: 'missing-row', message };
    });
  const foreign = Object.keys(plan.cover)
    .filter((code) => !codes.includes(code))
    .map((code) => {
      const message = `"${code}" is not in benefits.yaml.`;
      return { file: yaml.file, ...yaml.keyAt(['cover', code]), rule: 'unknown-id', message };
    });
  const empty = plan.overview.flatMap((code, i) =>
    plan.cover[code]?.covered === false
      ? [problemAt(yaml, ['overview', i], 'benefit-mismatch', `The cover leaves out "${code}".`)]
      : [],
  );
  return [...missing, ...foreign, ...empty];
}

/** Own damage, its deductible and agency repair go together. */
function type({ yaml }: MotorPlanSource): Problem[] {
  const { type: kind, rate_card: card, agency_repair_to: agency, cover: covers } = yaml.value;
  const found: Problem[] = [];
  if (kind === 'comprehensive' && !card.deductible)
    found.push(problemAt(yaml, ['rate_card'], 'missing-field', 'Own damage needs a deductible.'));
  if (kind === 'third-party' && card.deductible)
    found.push(
      problemAt(
        yaml,
        ['rate_card', 'deductible'],
        'benefit-mismatch',
        'Third party has no deductible.',
      ),
    );
  if (kind === 'third-party' && agency !== undefined)
    found.push(
      problemAt(
        yaml,
        ['agency_repair_to'],
        'benefit-mismatch',
        'Third party repairs nothing of yours.',
      ),
    );
  const saysAgency = covers['agency-repair']?.covered !== false;
  if (covers['agency-repair'] && saysAgency !== (agency !== undefined)) {
    const message = 'The cover and agency_repair_to say different things about agency repair.';
    found.push(problemAt(yaml, ['cover', 'agency-repair'], 'benefit-mismatch', message));
  }
  return found;
}

function documents({ yaml }: MotorPlanSource): Problem[] {
  return TITLES.filter((title) => !yaml.value.documents.some((each) => each.title === title)).map(
    (title) => {
      const message = `The plan has no document with the title "${title}".`;
      const position = yaml.keyAt(['documents']);
      return { file: yaml.file, ...position, rule: 'missing-document', message };
    },
  );
}
