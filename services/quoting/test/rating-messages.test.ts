/** The texts beside prices stand in one file: none is missing, none is left over, each gets the values it names. */
import { readFileSync } from 'node:fs';
import { medicalChangeSentences } from '@muqarin/rules/medical/price-words';
import { describe, expect, it } from 'vitest';
import type { BaseRate } from '../src/domain/medical/catalogue.ts';
import { type ChangeCode, changeText } from '../src/domain/medical/change-text.ts';
import { traceText } from '../src/domain/medical/trace-text.ts';
import { withOne, withTwo } from '../src/domain/message-template.ts';
import texts from '../src/domain/messages.en.json' with { type: 'json' };

const source = (file: string) =>
  readFileSync(new URL(`../src/domain/medical/${file}.ts`, import.meta.url), 'utf8');
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const base: BaseRate = { genderId: 1, ageFrom: 18, ageTo: 40, fils: 1 };

describe('the texts of a trace', () => {
  it('are exactly those the code asks for', () => {
    const asked = [...source('trace-text').matchAll(/\btrace\.(\w+)/g)].map(([, key]) => key);
    expect(new Set(asked)).toEqual(new Set(Object.keys(texts.trace)));
  });

  it.each([
    ['a man', base, 'man, 18 to 40'],
    ['a woman of one year', { ...base, genderId: 2, ageFrom: 30, ageTo: 30 }, 'woman, 30'],
    ['a girl', { ...base, genderId: 2, ageFrom: 0, ageTo: 17 }, 'girl, 0 to 17'],
    ['a boy', { ...base, ageFrom: 0, ageTo: 17 }, 'boy, 0 to 17'],
    ['the last band', { ...base, ageFrom: 65, ageTo: 120 }, 'man, 65 and over'],
  ] satisfies [string, BaseRate, string][])('read as before: %s', (_who, rate, sentence) => {
    expect(traceText.baseWhy(rate)).toBe(sentence);
  });

  it('read as before: factors and words that stand alone', () => {
    expect([traceText.factorWhy(10_800), traceText.factorWhy(9_875)]).toEqual([
      '× 1.08',
      '× 0.9875',
    ]);
    expect([traceText.baseLabel, traceText.maternityWhy]).toEqual(['Base rate', 'married']);
  });
});

describe('the sentences of "What would change this price"', () => {
  const values = { day: '2026-03-14', age: 35, member: 2, emirateId: 3, netFils: 100_000 };

  it('are exactly those that the rating core raises', () => {
    const raised = [...source('counterfactual').matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)];
    const codes = raised.map(([, code]) => code).filter((code) => code !== 'main_emirate');
    expect(new Set(codes)).toEqual(new Set(Object.keys(medicalChangeSentences)));
  });

  it.each(Object.entries(medicalChangeSentences))(
    '%s names only what a change carries',
    (code, text) => {
      expect(Object.keys(values)).toEqual(expect.arrayContaining(names(text)));
      const sentence = changeText({ code: code as ChangeCode, values });
      expect(sentence).not.toMatch(/[{}]|undefined/);
    },
  );
});

describe('a text with values', () => {
  it('puts them where the sentence wants them', () => {
    expect(withOne('from {day} on', 'day')('Monday')).toBe('from Monday on');
    expect(withTwo('{a}, then {b}', ['a', 'b'])(1, 'c')).toBe('1, then c');
    expect(withTwo('{b}, before that {a}.', ['a', 'b'])(1, 'c')).toBe('c, before that 1.');
  });

  it.each([
    ['{a}', ['a', 'b']],
    ['{a} and {c}', ['a', 'b']],
    ['{a}, {b}, {c}', ['a', 'b']],
    ['nothing', ['a', 'b']],
  ] as const)('is refused when it names something else: %s', (text, names) => {
    expect(() => withTwo(text, names)).toThrow('should name a and b');
    expect(() => withOne(text, 'z')).toThrow('should name z');
  });
});
