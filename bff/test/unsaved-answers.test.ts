/** What a page had not saved when it went: one post that carries all of it, in order, and behind what is under way. */
import { describe, expect, it, vi } from 'vitest';
import { formPaths } from '../contract/forms.ts';
import type { MedicalQuestionnairePage } from '../contract/medical/pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { pageModel, questionnaire } from './support/journey.ts';

const save = (step: string, fields: Record<string, string>) => ({
  address: `${questionnaire}?step=${step}`,
  fields,
});

const answered = [
  save('emirate', { main_emirate: '2' }),
  save('category', { category: 'self' }),
  save('member_count', { member_count: '2' }),
];

async function openPage() {
  const bff = await bffUnderTest();
  const browser = await openBrowser(bff.app);
  const answers = async () => {
    const page = await pageModel<MedicalQuestionnairePage>(
      browser,
      'questionnaire?step=member_count',
    );
    return page.answers;
  };
  const reference = async () =>
    (await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=emirate')).reference;
  const leave = (saves: unknown) =>
    browser.form(formPaths.unsaved, {
      saves: typeof saves === 'string' ? saves : JSON.stringify(saves),
    });
  return { bff, browser, answers, reference, leave };
}

describe('a page that goes', () => {
  it('has every answer taken, in the order it was given', async () => {
    const { answers, leave } = await openPage();
    const changed = save('emirate', { main_emirate: '3' });
    await leave([changed, ...answered]);
    expect(await answers()).toMatchObject({ main_emirate: 2, category: 'self', member_count: 2 });
  });

  it('has them taken after the save that was under way', async () => {
    const { bff, browser, answers, leave } = await openPage();
    await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '2' });
    const save = bff.leads.client.saveDraft;
    vi.spyOn(bff.leads.client, 'saveDraft').mockImplementationOnce(async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return save(...given);
    });
    const underWay = browser.form(`${questionnaire}?step=category`, { category: 'self' });
    await Promise.all([underWay, leave(answered.slice(1))]);
    expect(await answers()).toMatchObject({ category: 'self', member_count: 2 });
  });

  it.each([
    'no list',
    '{}',
    '[1,null,{"address":"//elsewhere","fields":{}}]',
    '[{"address":"/survey/medical/individual?step=emirate","fields":{"main_emirate":7,"x":{}}}]',
    '[{"address":"/staff/sign-in","fields":{"user":"agent"}}]',
  ])('says nothing of %s', async (saves) => {
    const { reference, leave } = await openPage();
    expect((await leave(saves)).statusCode).toBe(303);
    expect(await reference()).toBeNull();
  });

  it('is heard with its token only', async () => {
    const { browser, reference } = await openPage();
    await browser.form(formPaths.unsaved, { csrf_token: 'x', saves: JSON.stringify(answered) });
    expect(await reference()).toBeNull();
  });
});
