import { ageOn, dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { emirateId } from '../../catalogue/units.ts';
import type { Catalogue, Plan } from '../../domain/medical/catalogue.ts';
import type { RatingRequest } from '../../domain/medical/price.ts';
import { ratePlan } from '../../domain/medical/rate.ts';
import { type Command, parse } from '../command.ts';
import { type Terminal, UsageError } from '../terminal.ts';
import { catalogueArgument } from './catalogue-argument.ts';
import { traceText } from './explain-text.ts';

export const explain: Command = {
  name: 'explain',
  summary: 'show how the price of a plan is made for one person',
  help: `Usage: npm run catalog -- explain <plan code or id> --emirate <name> --dob YYYY-MM-DD --gender male|female [--married]
         [--day YYYY-MM-DD] [--catalogue <name>] [--data <folder>]

Prints the rows of the price, which add up to the net premium to the fils, then VAT and the total.

  --emirate    such as dubai, "Ras Al Khaimah" or 6
  --dob        date of birth
  --gender     male or female
  --married    for the maternity row
  --day        the day to price on; today in Dubai when absent
  --catalogue  a folder, a kept version, live, or built-in (default)
  --data       the data folder; DATA_DIR or .data when absent
  --help       this text

Exit code: 0 priced, 1 the plan has no price for this person, 2 wrong usage, 3 cannot read.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, {
      emirate: { type: 'string' },
      dob: { type: 'string' },
      gender: { type: 'string' },
      married: { type: 'boolean', default: false },
      day: { type: 'string' },
      catalogue: { type: 'string', default: 'built-in' },
      data: { type: 'string' },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new UsageError('explain takes one plan.');
    const request = requestOf(values, terminal);
    const dataDir = values.data === undefined ? terminal.dataDir : terminal.resolve(values.data);
    const catalogue = await catalogueArgument(values.catalogue, dataDir, terminal);
    const plan = findPlan(catalogue, name);
    const outcome = ratePlan(plan, catalogue, request);
    if (!outcome.ok) {
      terminal.error(`${plan.name} has no price: ${NO_PRICE[outcome.reason]}.`);
      return 1;
    }
    terminal.out(traceText(catalogue, plan, outcome.price, request.day));
    return 0;
  },
};

const NO_PRICE = {
  not_in_emirate: 'it is not sold in this emirate',
  not_yet_effective: 'its rate card starts on a later day',
  no_base_rate: 'its rates do not reach this age',
} as const;

interface Flags {
  emirate?: string | undefined;
  dob?: string | undefined;
  gender?: string | undefined;
  married: boolean;
  day?: string | undefined;
}

function requestOf(flags: Flags, terminal: Terminal): RatingRequest {
  const emirate = emirateId(flags.emirate ?? '');
  if (emirate === undefined)
    throw new UsageError('--emirate is one of the seven, such as dubai or "Umm Al Quwain".');
  if (flags.gender !== 'male' && flags.gender !== 'female')
    throw new UsageError('--gender is male or female.');
  const day = flags.day ?? toIsoDate(dubaiToday(terminal.now()));
  const [on, dob] = [parseIsoDate(day), parseIsoDate(flags.dob ?? '')];
  if (!on) throw new UsageError(`--day is a day such as 2026-01-31, not "${day}".`);
  if (!dob) throw new UsageError('--dob is a day such as 1991-03-14.');
  const age = ageOn(dob, on);
  if (age < 0 || age > 120) throw new UsageError('--dob gives an age outside 0 to 120.');
  const genderId = flags.gender === 'male' ? 1 : 2;
  return { emirateId: emirate, day, members: [{ age, genderId, married: flags.married }] };
}

function findPlan({ plans }: Catalogue, name: string): Plan {
  const found = plans.find((plan) => plan.code === name || String(plan.id) === name);
  if (found) return found;
  const word = name.split('-')[0] ?? name;
  const near = plans.filter((plan) => plan.code.includes(word)).map((plan) => plan.code);
  const hint = near.length > 0 ? ` Did you mean ${near.slice(0, 8).join(', ')}?` : '';
  throw new UsageError(`No plan has the code or id "${name}".${hint}`);
}
