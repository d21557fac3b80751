import { carName, carText } from '@muqarin/rules/car-name';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { aedText, emirateId, isRealDay } from '../../catalogue/units.ts';
import { vehicleIndex } from '../../domain/motor/find-vehicle.ts';
import { rateMotorPlan } from '../../domain/motor/rate.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import { type Command, parse } from '../command.ts';
import { table, UsageError } from '../terminal.ts';
import { motorCatalogueArgument } from './catalogue-argument.ts';

export const explainMotorCommand: Command = {
  name: 'explain-motor',
  summary: 'show how the price of a motor plan is made for one car and driver',
  help: `Usage: npm run catalog -- explain-motor <plan code or id> --variant <id> --year <year> --emirate <name> --dob YYYY-MM-DD
         [--value <dirhams>] [--licence-years 5] [--claim-free 0] [--claims 0] [--agency] [--non-gcc] [--new] [--expired]
         [--addons 1,2] [--deductible <code>] [--day YYYY-MM-DD] [--catalogue <folder|version|built-in>] [--data <folder>]

Prints the rows of the price, which add up to the net premium to the fils, then VAT and the total.
Ids of variants stand in catalog/motor/vehicles, ids of add-ons in catalog/motor/addons.yaml.

Exit code: 0 priced, 1 the plan has no price for this car and driver, 2 wrong usage, 3 cannot read.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, OPTIONS);
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0)
      throw new UsageError('explain-motor takes one plan.');
    const dataDir = values.data === undefined ? terminal.dataDir : terminal.resolve(values.data);
    const catalogue = await motorCatalogueArgument(values.catalogue, dataDir, terminal);
    const plan = catalogue.plans.find((each) => each.code === name || String(each.id) === name);
    if (!plan) throw new UsageError(`No motor plan has the code or id "${name}".`);
    const day = values.day ?? toIsoDate(dubaiToday(terminal.now()));
    if (!isRealDay(day)) throw new UsageError(`--day is a day such as 2026-01-31, not "${day}".`);
    const emirate = emirateId(values.emirate ?? '');
    if (emirate === undefined)
      throw new UsageError('--emirate is one of the seven, such as dubai.');
    const facts = {
      emirateId: emirate,
      variantId: whole('variant', values.variant),
      year: whole('year', values.year),
      valueAed: values.value === undefined ? null : whole('value', values.value),
      brandNew: values.new,
      gccSpec: !values['non-gcc'],
      agencyRepair: values.agency,
      insuredNow: !values.expired,
      dob: values.dob ?? '',
      licenceYears: whole('licence-years', values['licence-years']),
      claimFreeYears: whole('claim-free', values['claim-free']),
      claims: whole('claims', values.claims),
    };
    const addonIds = values.addons.split(',').filter(Boolean).map(Number);
    const choices = { addonIds, deductible: values.deductible ?? null };
    const asked = motorRequestOf(catalogue, vehicleIndex(catalogue.vehicles), facts, choices, day);
    if (asked.outcome !== 'ok') throw new UsageError(WRONG[asked.outcome]);
    const outcome = rateMotorPlan(plan, catalogue, asked.request);
    if (!outcome.ok) {
      terminal.error(`${plan.name} has no price: ${outcome.reason.replaceAll('_', ' ')}.`);
      return 1;
    }
    const { lines, netFils, vatFils, grossFils } = outcome.price;
    const rows = [
      ...lines.map((line) => [line.label, line.why, aedText(line.amountFils)]),
      ['Net premium', '', aedText(netFils)],
      [`VAT ${catalogue.tariff.vatBasisPoints / 100} %`, '', aedText(vatFils)],
      ['You pay the insurer', '', aedText(grossFils)],
    ];
    terminal.out(`${plan.name} (${plan.code}, ${plan.id})
${carText(carName(asked.vehicle))}, insured for AED ${asked.request.car.valueAed}, on ${day}.
Rate card ${plan.rateCard.id}, catalogue ${catalogue.version}.

${table([['', '', 'AED'], ...rows], [2])}

Illustrative prices of an invented insurer.`);
    return 0;
  },
};

const WRONG = {
  unknown_vehicle: 'No variant with this id was sold in this --year.',
  value_out_of_range: '--value is too far from the market value.',
  bad_birth_date: '--dob is the birthday of somebody of 18 or older, such as 1991-03-14.',
} as const;

const OPTIONS = {
  variant: { type: 'string' },
  year: { type: 'string' },
  value: { type: 'string' },
  emirate: { type: 'string' },
  dob: { type: 'string' },
  'licence-years': { type: 'string', default: '5' },
  'claim-free': { type: 'string', default: '0' },
  claims: { type: 'string', default: '0' },
  agency: { type: 'boolean', default: false },
  'non-gcc': { type: 'boolean', default: false },
  new: { type: 'boolean', default: false },
  expired: { type: 'boolean', default: false },
  addons: { type: 'string', default: '' },
  deductible: { type: 'string' },
  day: { type: 'string' },
  catalogue: { type: 'string', default: 'built-in' },
  data: { type: 'string' },
} as const;

function whole(name: string, text: string | undefined): number {
  if (text !== undefined && /^\d{1,7}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} is a whole number.`);
}
