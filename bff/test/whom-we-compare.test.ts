/** The disclosure counts each line by itself: an insurer without a plan of a line is none of that line. */
import { expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

it('counts insurers by line, and names the version and the newest rates of each', async () => {
  const { app } = await bffUnderTest();
  const browser = await openBrowser(app);
  const answer = await browser.get('/api/pages/how-we-rank');
  expect(answer.json()).toMatchObject({
    insurers: [
      { code: 'insurer-1', plans: { medical: 1, motor: 2, general: 2 } },
      { code: 'insurer-2', plans: { medical: 1, motor: 2, general: 1 } },
      { code: 'insurer-3', plans: { medical: 1, motor: 2, general: 0 } },
      { code: 'insurer-4', plans: { medical: 1, motor: 1, general: 0 } },
      { code: 'insurer-5', plans: { medical: 1, motor: 1, general: 0 } },
    ],
    lines: {
      medical: { plans: 5, insurers: 5, ratesOf: '2026-01-01' },
      'medical-corporate': { version: expect.stringMatching(/^[0-9a-f]{16}$/) },
      motor: {
        plans: 8,
        insurers: 5,
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        ratesOf: '2026-02-01',
      },
      general: { plans: 3, insurers: 2, ratesOf: '2026-03-01' },
    },
  });
  await app.close();
});
