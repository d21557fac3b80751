/** What an option of a motor quotation lets vary within its rate card: excess, repair at the agency, add-ons. */
import { filled, type Message } from '@muqarin/rules/message';
import { formatAed } from '@muqarin/rules/money-format';
import {
  type QuotationField,
  quotationFieldTexts as texts,
} from '@muqarin/rules/quotations/fields';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { QuotationBasis, QuotationSource } from '../../quotations/source.ts';
import type { MotorRater } from '../../raters/motor.ts';
import { type ChosenMotor, chosenMotorText, parseChosenMotor } from './quotation-plan.ts';
import { excessText, type RatedMotor, rateChosenMotor } from './quotation-rate.ts';

const standard = 'standard';
const [without, withIt] = ['no', 'yes'] as const;

export function motorChoices(rater: MotorRater): NonNullable<QuotationSource['choices']> {
  return {
    of: async (basis, planId) => {
      const chosen = parseChosenMotor(planId);
      const rated = chosen && (await ratedOf(rater, basis, chosen));
      return chosen && rated ? fieldsOf(chosen, rated) : [];
    },
    with: async (basis, planId, typed) => {
      const before = parseChosenMotor(planId);
      let chosen = before;
      for (const [field, text] of typed) {
        const next = chosen && withOne(chosen, field, text);
        if (!next) return { field, message: quotationMessages.notOffered };
        chosen = next;
        if (!(await ratedOf(rater, basis, chosen)))
          return { field, message: quotationMessages.notOffered };
      }
      return { value: chosen ? chosenMotorText(chosen) : planId };
    },
  };
}

async function ratedOf(rater: MotorRater, basis: QuotationBasis, chosen: ChosenMotor) {
  return rateChosenMotor(await rater.ofVersion(basis.catalogueVersion), basis, chosen);
}

/** Null for a field or a choice that no card knows. */
function withOne(chosen: ChosenMotor, field: string, text: string): ChosenMotor | null {
  if (field === 'excess') return { ...chosen, deductible: text === standard ? null : text };
  if (field === 'repair' && (text === 'agency' || text === 'garage'))
    return { ...chosen, agency: text === 'agency' };
  const addonId = Number(/^addon_([1-9]\d{0,6})$/.exec(field)?.[1]);
  if (!addonId || (text !== withIt && text !== without)) return null;
  const others = chosen.addonIds.filter((id) => id !== addonId);
  return { ...chosen, addonIds: text === withIt ? [...others, addonId] : others };
}

function fieldsOf(
  { agency, deductible, addonIds }: ChosenMotor,
  rated: RatedMotor,
): QuotationField<Message>[] {
  const { tile, hasAgency } = rated;
  const excess = tile.deductibles.map(({ code, fils }) => {
    return { value: code ?? standard, label: excessText(fils) };
  });
  const repair = [
    { value: 'garage', label: texts.garage },
    { value: 'agency', label: texts.agency },
  ];
  const addons = tile.addons.filter(({ included }) => !included);
  return [
    ...(excess.length > 1 ? [choice('excess', texts.excess, deductible ?? standard, excess)] : []),
    ...(hasAgency && tile.price.repair !== 'none'
      ? [choice('repair', texts.repair, agency ? 'agency' : 'garage', repair)]
      : []),
    ...addons.map(({ addonId, name, chargeFils }) => {
      const amount = formatAed(chargeFils);
      return choice(
        `addon_${addonId}`,
        filled(texts.addon, { name: { word: name } }),
        addonIds.includes(addonId) ? withIt : without,
        [
          { value: without, label: texts.addonOut },
          { value: withIt, label: filled(texts.addonIn, { amount: { word: amount } }) },
        ],
      );
    }),
  ];
}

function choice(
  name: string,
  label: Message,
  value: string,
  choices: QuotationField<Message>['choices'],
): QuotationField<Message> {
  return { name, label, hint: '', kind: 'choice', value, choices };
}
