/** The kinds of filters that lists have. */
import { parseWhole } from '../../digits.ts';
import type { Filter, FilterOption } from './filter.ts';
import { firstOf, idsOf, textsOf } from './query.ts';

/** What a kind adds to its field's name: how a plan is read. */
type Fits<Plan, Value, About> = (plan: Plan, value: Value, about: About) => boolean;

/** Several options by id: a plan has all of them. */
export function allOf<Plan>(
  name: string,
  had: (plan: Plan) => readonly number[],
): Filter<Plan, readonly number[]> {
  const fits = (plan: Plan, ids: readonly number[]) => ids.every((id) => had(plan).includes(id));
  return several(name, (query) => idsOf(query, name), fits);
}

/** Several options by id: a plan has any of them. */
export function anyOf<Plan>(
  name: string,
  of: (plan: Plan) => number,
): Filter<Plan, readonly number[]> {
  const fits = (plan: Plan, ids: readonly number[]) => ids.length === 0 || ids.includes(of(plan));
  return several(name, (query) => idsOf(query, name), fits);
}

/** Several of a few codes; which plans they leave is the line's own rule. */
export function codesOf<Plan, About = unknown>(
  name: string,
  codes: readonly string[],
  fits: Fits<Plan, readonly string[], About>,
): Filter<Plan, readonly string[], About> {
  const known = (code: string) => codes.includes(code);
  return several(name, (query) => textsOf(query, name).filter(known), fits);
}

/** At most one of a few codes. */
export function oneOf<Plan, Code extends string, About = unknown>(
  name: string,
  codes: readonly Code[],
  of: (plan: Plan, about: About) => Code | null,
): Filter<Plan, Code | null, About> {
  return single<Plan, Code | null, About>({
    name,
    off: null,
    fits: (plan, code, about) => code === null || of(plan, about) === code,
    parse: (text) => codes.find((code) => code === text) ?? null,
    text: (code) => code ?? '',
    option: (option) => codes.find((code) => code === option) ?? null,
  });
}

/** The same, where only what a plan of the list has can be chosen. */
export function oneHad<Plan, Code extends string>(
  name: string,
  codes: readonly Code[],
  of: (plan: Plan) => Code,
): Filter<Plan, Code | null> {
  const settle = (code: Code | null, plans: readonly Plan[]) =>
    plans.some((plan) => of(plan) === code) ? code : null;
  return { ...oneOf<Plan, Code>(name, codes, of), settle };
}

/** A box to tick. */
export function flag<Plan, About = unknown>(
  name: string,
  fits: Fits<Plan, boolean, About>,
): Filter<Plan, boolean, About> {
  return single({
    name,
    off: false,
    fits,
    parse: (text) => ['1', 'true', 'on', 'yes'].includes(text),
    text: () => '1',
    option: () => true,
  });
}

/** At most one of a few whole numbers. */
export function oneNumber<Plan>(
  name: string,
  fits: (plan: Plan, wanted: number) => boolean,
): Filter<Plan, number | null> {
  const parse = (text: string) => parseWhole(text) ?? null;
  return single<Plan, number | null, unknown>({
    name,
    off: null,
    fits: (plan, wanted) => wanted === null || fits(plan, wanted),
    parse,
    text: (wanted) => String(wanted),
    option: (option) => parse(String(option)),
  });
}

/** No, which asks for nothing, or yes. */
export function yesOrNo<Plan>(
  name: string,
  fits: (plan: Plan) => boolean,
): Filter<Plan, 'no' | 'yes'> {
  const parse = (text: string) => (text === 'yes' ? 'yes' : 'no');
  return single({
    name,
    off: 'no',
    fits: (plan, wanted) => wanted === 'no' || fits(plan),
    parse,
    text: (wanted) => wanted,
    option: (option) => parse(String(option)),
  });
}

interface Single<Plan, Value, About> {
  name: string;
  off: Value;
  fits: Fits<Plan, Value, About>;
  parse: (text: string) => Value;
  text: (value: Value) => string;
  option: (option: FilterOption) => Value;
}

function single<Plan, Value, About>(of: Single<Plan, Value, About>): Filter<Plan, Value, About> {
  const { name, off, fits, parse, text } = of;
  return {
    names: [name],
    off,
    fits,
    inForce: (value) => (value === off ? [] : [{ without: off }]),
    read: (query) => ({ value: parse(firstOf(query, name)) }),
    write: (value): Record<string, string> => (value === off ? {} : { [name]: text(value) }),
    toggle: (value, option) => (value === of.option(option) ? off : of.option(option)),
    isChosen: (value, option) => value === of.option(option),
  };
}

function several<Plan, Option extends FilterOption, About>(
  name: string,
  read: (query: Parameters<Filter<Plan, Option[]>['read']>[0]) => Option[],
  fits: Fits<Plan, readonly Option[], About>,
): Filter<Plan, readonly Option[], About> {
  const without = (values: readonly Option[], value: FilterOption) =>
    values.filter((other) => other !== value);
  const isChosen = (values: readonly Option[], value: FilterOption) =>
    values.some((other) => other === value);
  return {
    names: [name],
    off: [],
    fits,
    inForce: (values) => values.map((value) => ({ value, without: without(values, value) })),
    read: (query) => ({ value: read(query) }),
    write: (values): Record<string, string> =>
      values.length === 0 ? {} : { [name]: values.join(',') },
    toggle: (values, value) =>
      isChosen(values, value) ? without(values, value) : [...values, value as Option],
    isChosen,
  };
}
