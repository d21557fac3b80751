/** Papers of policies bought elsewhere are named in both languages (decisions A14). */
import { expect, it } from 'vitest';
import { checklistOf, insuranceTypes, paperName } from '../src/account/checklists.ts';
import { sayInArabic } from '../src/ar/sayings.ts';

it.each(insuranceTypes)('of %s', (type) => {
  const say = sayInArabic();
  for (const paper of checklistOf(type))
    expect(say(paperName(paper))).toMatch(/^[\u0600-\u06ff ]+$/);
});
