/** The texts beside motor prices stand in one file: none is missing, none is left over. */
import { readFileSync } from 'node:fs';
import { motorChangeSentences } from '@muqarin/rules/motor/price-words';
import { expect, it } from 'vitest';
import texts from '../src/domain/messages.en.json' with { type: 'json' };
import { type MotorChange, motorChangeText } from '../src/domain/motor/change-text.ts';

const source = (file: string) =>
  readFileSync(new URL(`../src/domain/motor/${file}.ts`, import.meta.url), 'utf8');

it('has exactly the texts of a trace that the code asks for', () => {
  const asked = [...source('trace-text').matchAll(/\bmotorTrace\.(\w+)/g)].map(([, key]) => key);
  expect(new Set(asked)).toEqual(new Set(Object.keys(texts.motorTrace)));
});

it('has exactly the sentences about changes that the rating core raises', () => {
  const raised = [...source('counterfactual').matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)]
    .map(([, code]) => code)
    .concat('deductible')
    .filter((code) => code !== 'third_party');
  expect(new Set(raised)).toEqual(new Set(Object.keys(motorChangeSentences)));
});

it.each(Object.keys(motorChangeSentences))('%s names only what a change carries', (code) => {
  const values = {
    savedFils: 100_000,
    moreFils: 200,
    netFils: 1,
    deductibleFils: 3,
    valueFils: 4,
    years: 3,
    now: 1,
    age: 30,
    emirateId: 3,
  };
  const sentence = motorChangeText({ code: code as MotorChange['code'], values });
  expect(sentence).not.toMatch(/[{}]|undefined/);
});
