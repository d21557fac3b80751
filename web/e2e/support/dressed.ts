/** Each page brings rules of its own only (infra/launch/sheets-by-page.cjs): none that a class of it stands for may be missing. */
import { expect, type Page } from '@playwright/test';

export async function expectDressed(page: Page, name: string): Promise<void> {
  const { worn, known } = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('[class]'));
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    return {
      worn: Array.from(new Set(elements.flatMap(({ classList }) => Array.from(classList)))),
      known: rules.map(({ cssText }) => cssText).join('\n'),
    };
  });
  const styled = classesIn(known);
  const missing = worn.filter((one) => isOfModule(one) && !styled.has(one));
  expect.soft(missing, `classes without their rules on ${name}`).toEqual([]);
}

/** As the build names the classes of style modules: the module's mark, then the name in the file. */
function isOfModule(one: string): boolean {
  return /^[\w-]{6,}_[A-Za-z]/.test(one);
}

function classesIn(rules: string): Set<string> {
  const written = rules.replaceAll('\\', '');
  return new Set(Array.from(written.matchAll(/\.(-*[A-Za-z_][\w-]*)/g), ([, one = '']) => one));
}
