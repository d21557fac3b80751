import { expect, type Locator } from '@playwright/test';

let listeners = 0;

/**
 * Listens to a part of the page; what it gives waits until a text is shown there, or was since. For what stands there for a moment
 * only, or goes with its page: a look at it comes too late on a busy machine, and none is answered while the next page is on its way.
 */
export async function listenTo(part: Locator): Promise<(text: string) => Promise<void>> {
  const shown: string[] = [];
  listeners += 1;
  const name = `heard${listeners}`;
  await part.page().exposeFunction(name, (text: string) => shown.push(text));
  await part.evaluate((node: HTMLElement, to) => {
    const tell = () =>
      (window as unknown as Record<string, (text: string) => void>)[to]?.(node.innerText);
    new MutationObserver(tell).observe(node, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, name);
  return (text) => expect.poll(() => shown.join('\n')).toContain(text);
}
