import { generalRoutes } from '@muqarin/rules/general/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { describe, expect, it } from 'vitest';
import { medicalPaths } from '../contract/medical/pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

const places = [
  {
    link: 'a-token-that-nobody-gave-out',
    start: medicalPaths.questionnaire,
    page: 'medical/individual/questionnaire',
  },
  {
    link: 'q.any.2026-01-01.mark',
    start: medicalPaths.questionnaire,
    page: 'medical/individual/questionnaire',
  },
  { link: 'm.any.2026-01-01.mark', start: motorRoutes.questionnaire, page: 'motor/questionnaire' },
  { link: 'o.any.mark', start: motorRoutes.questionnaire, page: 'motor/questionnaire' },
  { link: 'g.any.2026-01-01.mark', start: generalRoutes.wizard, page: 'general/wizard' },
  { link: 'c.any.2026-01-01.mark', start: motorRoutes.questionnaire, page: 'motor/questionnaire' },
  { link: 'b.any.2026-01-01.mark', start: generalRoutes.wizard, page: 'general/wizard' },
];

describe('a link that has ended, or that nobody gave out', () => {
  it.each(places)('$link leads to $start, which says so', async ({ link, start, page }) => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const answer = await browser.get(`/resume/${link}`);
    expect(answer.headers.location).toBe(start);
    const model = (await browser.get(`/api/pages/${page}`)).json<{
      errors: { message: string }[];
    }>();
    expect(model.errors[0]?.message).toContain('This link has ended.');
  });
});
