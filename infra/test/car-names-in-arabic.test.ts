/** Cars in Arabic: each make and model of the catalogue has its Arabic name or is meant to stay Latin, found by either. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  carInArabic,
  latinModels,
  makeInArabic,
  modelInArabic,
  modelsInArabic,
} from '@muqarin/rules/ar/car-names';
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const vehicles = path.resolve(import.meta.dirname, '../../services/quoting/catalog/motor/vehicles');

interface Make {
  name: string;
  models: { name: string; variants: { name: string }[] }[];
}

const makes = readdirSync(vehicles).map(
  (file) => parse(readFileSync(path.join(vehicles, file), 'utf8')) as Make,
);
const models = makes.flatMap((make) => make.models.map(({ name }) => name));

it('has a name for every make and model of the catalogue, and for no other', () => {
  expect(makes.filter(({ name }) => makeInArabic(name) === null).map(({ name }) => name)).toEqual(
    [],
  );
  const unnamed = models.filter((name) => modelInArabic(name) === null && !latinModels.has(name));
  expect(unnamed).toEqual([]);
  const known = [...Object.keys(modelsInArabic), ...latinModels];
  expect(known.filter((name) => !models.includes(name))).toEqual([]);
  expect(Object.keys(modelsInArabic).filter((name) => latinModels.has(name))).toEqual([]);
});

it('keeps in Latin only what is made of figures and single letters, or is written so everywhere', () => {
  for (const name of latinModels)
    expect(name).toMatch(/^(?:[A-Za-z]{0,4}-?\d{0,4}[A-Za-z]{0,2}|AMG GT|MG GT)$/);
});

it('names every car of the catalogue in Arabic, its variant isolated and its year last', () => {
  for (const make of makes)
    for (const model of make.models)
      for (const variant of model.variants) {
        const said = carInArabic(`${make.name} ${model.name} ${variant.name} 2021`) ?? '';
        expect(said.startsWith(`${makeInArabic(make.name)} `), said).toBe(true);
        expect(said.endsWith(`\u2066${variant.name}\u2069 2021`), said).toBe(true);
        const arabic = modelInArabic(model.name);
        if (arabic) expect(said).toContain(arabic);
      }
});

it.each(['Ram Kumar', 'Ram', 'Ford Smith', 'Lincoln', 'City', 'Focus', 'Mini Mart LLC'])(
  'leaves people, firms and other words alone: %s',
  (text) => {
    expect(carInArabic(text)).toBe(null);
    expect(sayInArabic()(text)).toBe(text);
  },
);

it('says a car wherever a text is said, also inside a sentence', () => {
  const say = sayInArabic({ 'Your car: {car}.': 'سيارتك: {car}.' });
  expect(say('Toyota Corolla 1.6 XLI 2021')).toBe('تويوتا كورولا \u20661.6 XLI\u2069 2021');
  expect(say('Your car: Nissan Patrol SE 2020.')).toContain('نيسان باترول');
});
