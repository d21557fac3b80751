/** Each page brings rules of its own only (infra/launch/sheets-by-page.cjs): none that the house has for what it shows may be missing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  const missing = worn.filter((one) => ofHouse().has(one) && !styled.has(one));
  expect.soft(missing, `classes without their rules on ${name}`).toEqual([]);
}

let house: Set<string> | undefined;

/** Every class that the built sheets know. */
function ofHouse(): Set<string> {
  house ??= readHouse();
  return house;
}

function readHouse(): Set<string> {
  const dir = path.join(import.meta.dirname, '..', '..', '.next', 'static', 'chunks');
  const sheets = readdirSync(dir).filter((name) => name.endsWith('.css') && !name.includes('~'));
  return classesIn(sheets.map((name) => readFileSync(path.join(dir, name), 'utf8')).join('\n'));
}

function classesIn(rules: string): Set<string> {
  return new Set(Array.from(rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, one = '']) => one));
}
