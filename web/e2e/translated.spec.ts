/** A browser that translates a page before its scripts have come: nothing of what is to be read goes. */
import { expect, test } from '@playwright/test';
import { holdScripts, hydrated } from './support/hydrated.ts';

/** Text, as what it works on is the browser's: each text in an element of its own, as browsers translate. */
const translate = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode())
    if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest('script, style, option'))
      texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
})()`;

test('what is only read stays where a page was translated before it was hydrated', async ({
  page,
}) => {
  for (const [address, boxes] of [
    ['/', ['home-Doors', 'home-Ways', 'home-Questions', 'foot']],
    ['/uae/en/insurance/car', ['landing-Graphic', 'landing-Text', 'foot']],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    const textsOf = () =>
      Promise.all(boxes.map((id) => page.locator(`#${id}`).evaluate((box) => box.textContent)));
    const before = await textsOf();
    for (const text of before) expect(text?.length).toBeGreaterThan(150);
    await page.evaluate(translate);
    release();
    await hydrated(page);
    await expect.poll(textsOf).toEqual(before);
    const codes = page.locator('main select[name="dial_code"]').first().locator('option');
    expect(await codes.count()).toBeGreaterThan(200);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
