/** The catalogue of 500 plans that `npm run bench:web` filters: made from the shipped one, wherever its files stand, and imported. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { manyPlans } from '../bench/many-plans.ts';
import { temporaryData } from '../bench/product.ts';

it('holds more than 500 medical plans that an import takes', () => {
  const data = temporaryData();
  try {
    const catalog = path.join(data.dir, 'catalog');
    manyPlans(catalog, data.dir);
    const files = readdirSync(catalog, { recursive: true, encoding: 'utf8' });
    const plans = files.filter((file) => /medical[/\\]plans[/\\].+(?<!source)\.yaml$/.test(file));
    expect(plans.length).toBeGreaterThan(500);
  } finally {
    data.remove();
  }
}, 60_000);
