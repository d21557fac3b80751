/** What the calls do from the first question to the lead: cars and choices, the emirate, the chassis number. */
import { parseWhole } from '@muqarin/rules/digits';
import { emirates, nameOf, parseEmirate } from '@muqarin/rules/emirates';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { modelRow } from '../../../../locale/page-draft.ts';
import type { Bff } from '../../../../parts.ts';
import { captureFindCar } from '../../../../use-cases/motor/capture-other-leads.ts';
import { modelsOf, variantsOf, yearsOf } from '../../../../use-cases/motor/cars.ts';
import { chooseEmirate } from '../../../../use-cases/motor/choose-emirate.ts';
import { requireOwnLead, updateChassis } from '../../../../use-cases/motor/update-chassis.ts';
import { type Ask, type Outcome, refusedFor } from '../../call.ts';
import { done, textOf } from '../../read-fields.ts';

export async function submitEmirate(bff: Bff, ask: Ask): Promise<Outcome> {
  const { emirate, emirate_id } = ask.fields;
  const id = parseEmirate(emirate_id) ?? parseEmirate(emirate);
  if (id === undefined) return refused('emirate', messages.enterEmirate);
  await chooseEmirate(bff, ask, id);
  return done({ emirate: nameOf(emirates, id), emirate_id: id });
}

export async function getYears(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const makeId = idOf(fields.make_id);
  if (makeId === undefined) return refused('make_id', motorMessages.enterMake);
  return done(await yearsOf(bff, context, makeId));
}

export async function getModels(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const makeId = idOf(fields.make_id);
  const year = idOf(fields.year);
  if (makeId === undefined) return refused('make_id', motorMessages.enterMake);
  if (year === undefined) return refused('year', motorMessages.enterModelYear);
  const models = await modelsOf(bff, context, makeId, year);
  const rows = models.map(({ id, name }) => ({ id, make_id: makeId, name }));
  if (fields.lang !== 'ar') return done(rows);
  const arabic = await bff.words.arabic([]);
  return done(rows.map((row) => modelRow(row).inWords(arabic)));
}

/** In an object, as the document says (decisions V33). */
export async function getVariants(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const makeId = idOf(fields.make_id);
  const modelId = idOf(fields.model_id);
  const year = idOf(fields.year);
  if (makeId === undefined) return refused('make_id', motorMessages.enterMake);
  if (modelId === undefined) return refused('model_id', motorMessages.enterModel);
  if (year === undefined) return refused('year', motorMessages.enterModelYear);
  const variants = await variantsOf(bff, context, { makeId, modelId, year });
  return done({ variants: variants.map(({ id, name }) => ({ id, year, name })) });
}

export async function submitFindCar(bff: Bff, ask: Ask): Promise<Outcome> {
  const texts = Object.entries(ask.fields).map(([name, value]) => [name, textOf(value)]);
  const make_id = idOf(ask.fields.make_id);
  const model_id = idOf(ask.fields.model_id);
  const manf_year = idOf(ask.fields.year);
  const answer = await captureFindCar(
    bff,
    { ...ask, fields: Object.fromEntries(texts) },
    {
      ...(make_id === undefined ? {} : { make_id }),
      ...(model_id === undefined ? {} : { model_id }),
      ...(manf_year === undefined ? {} : { manf_year }),
    },
  );
  return answer.outcome === 'refused'
    ? refusedFor(answer.errors)
    : done({ message: { status: 1 } });
}

/** Another browser's lead does not exist for this one (decisions V13, X22). */
export async function updateChassisFromWire(bff: Bff, ask: Ask): Promise<Outcome> {
  requireOwnLead(ask, textOf(ask.fields.lead_id));
  const answer = await updateChassis(bff, ask, textOf(ask.fields.chassis_no));
  if (answer.outcome === 'updated') return done({ status: 1 });
  const message = answer.outcome === 'wrong' ? answer.message : messages.notFound;
  return refused('chassis_no', message);
}

function idOf(value: unknown): number | undefined {
  const id = parseWhole(textOf(value));
  return id === 0 ? undefined : id;
}

function refused(field: string, message: string): Outcome {
  return refusedFor([{ field, message }]);
}
