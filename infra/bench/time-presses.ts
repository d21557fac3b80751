/** How long the list takes to answer a tick box. */
import type { Page } from '@playwright/test';

/** From the click to the end of the layout of the tiles it changes, the median; the reference hides half of as many bare items. */
export function timePresses(page: Page, selector: string): Promise<[number, number]> {
  // Text, since this program knows no DOM; the browser does.
  return page.evaluate(`(async () => {
    const list = document.querySelector('#plans');
    const boxes = [...document.querySelectorAll(${JSON.stringify(selector)})].slice(0, 8);
    if (!list || boxes.length === 0) throw new Error('no list or no box to press');
    const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
    const timed = [];
    for (const box of [...boxes, ...boxes]) {
      // What changes nothing, as a filter that every plan passes, is not counted.
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(() => resolve(true));
        observer.observe(list, { attributes: true, childList: true, subtree: true });
        setTimeout(() => resolve(false), 1000);
      });
      const began = performance.now();
      box.click();
      // React may take the tiles a little after the box: what counts is when they have changed and are laid out.
      if (await changed) {
        list.getBoundingClientRect();
        timed.push(performance.now() - began);
      }
      await settled();
    }
    const bareList = document.createElement('ul');
    for (const item of list.children) {
      bareList.append(Object.assign(document.createElement('li'), { textContent: item.id }));
    }
    document.body.append(bareList);
    bareList.getBoundingClientRect();
    const bare = [];
    for (let round = 0; round < timed.length; round += 1) {
      const began = performance.now();
      for (const [index, item] of [...bareList.children].entries()) {
        item.toggleAttribute('hidden', (index + round) % 2 === 0);
      }
      bareList.getBoundingClientRect();
      bare.push(performance.now() - began);
      await settled();
    }
    bareList.remove();
    const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
    return [middle(timed), middle(bare)];
  })()`);
}
