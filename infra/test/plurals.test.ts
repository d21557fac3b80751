/** Messages that count are compiled ahead, and none lacks a form that its language has. */
import { expect, it } from 'vitest';
import { compilePlural } from '../plurals/compile.ts';
import { pluralProblems } from '../plurals/plurals.ts';

const six =
  'zero {لا وثائق} one {وثيقة} two {وثيقتان} few {{n} وثائق} many {# وثيقة} other {# وثيقة}';

it('finds every shipped one complete, and written where it is read', () => {
  expect(pluralProblems(new URL('../..', import.meta.url).pathname)).toEqual([]);
});

it('puts what stands around the count into each form', () => {
  expect(compilePlural('Order {order}: {n, plural, one {one} other {all #}}.', 'en')).toEqual({
    ok: true,
    plural: { plural: 'n', one: 'Order {order}: one.', other: 'Order {order}: all {n}.' },
  });
});

it.each(['zero', 'one', 'two', 'few', 'many', 'other'])('misses the Arabic form %s', (form) => {
  expect(compilePlural(`{n, plural, ${six}}`, 'ar')).toMatchObject({ ok: true });
  const without = six.replace(new RegExp(`${form} \\{(?:[^{}]|\\{n\\})*\\} ?`), '');
  const problem = `lacks ${form}`;
  expect(compilePlural(`{n, plural, ${without}}`, 'ar')).toEqual({ ok: false, problem });
});

it('refuses a form that the language has not, and a message that counts nothing', () => {
  const few = '{n, plural, one {1 plan} few {# plans} other {# plans}}';
  expect(compilePlural(few, 'en')).toEqual({ ok: false, problem: 'has no few' });
  expect(compilePlural('Plans', 'en')).toEqual({ ok: false, problem: 'counts nothing' });
});
