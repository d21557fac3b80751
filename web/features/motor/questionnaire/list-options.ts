import { NO_VARIANT } from '@muqarin/rules/motor/questions';
import type { Option } from '@muqarin/rules/questions/control';
import type { MotorPlace } from './journey.ts';
import type { MotorTexts } from './texts.ts';
import type { ListState } from './use-lists.ts';

type List = readonly Option[] | null | 'failed';

/** The lists of the catalogue that the questions name, as far as they are here. */
export function listOptions(
  lists: ListState,
  { more: { wished } }: MotorPlace,
  { variant: t }: MotorTexts,
): Record<string, List> {
  const of = (rows: (known: Exclude<ListState, null | 'failed'>) => readonly Option[]): List =>
    lists === null || lists === 'failed' ? lists : rows(lists);
  return {
    makes: of(({ makes = [] }) => makes.map(asOption)),
    years: of(({ years = [] }) => {
      const sold = wished ? years.filter((year) => wished.years.includes(year)) : years;
      return sold.map((id) => ({ id, name: String(id) }));
    }),
    models: of(({ models = [] }) => models.map(asOption)),
    variants: of(({ variants = [] }) => [
      ...variants.map(asOption),
      { id: NO_VARIANT, name: t.none, hint: t.noneHint },
    ]),
    nationalities: of(({ nationalities = [] }) => nationalities),
  };
}

function asOption({ id, name, latin }: { id: number; name: string; latin?: string }): Option {
  return { id, name, also: latin };
}
