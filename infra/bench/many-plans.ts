/** The shipped catalogue with every enhanced plan and every plan for groups many times over, so that one list holds more than 500 tiles. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './product.ts';

/** How many copies of each plan are added. */
export const copies = 12;

export function manyPlans(dir: string, dataDir: string): void {
  cpSync(path.join(root, 'services/quoting/catalog'), dir, { recursive: true });
  const medical = path.join(dir, 'medical');
  let nextPlan = 20_000;
  let nextDocument = 500_000;
  for (const insurer of readdirSync(path.join(medical, 'plans'))) {
    const folder = path.join(medical, 'plans', insurer);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!text.includes('kind: enhanced')) continue;
      const code = /^code: (.*)$/m.exec(text)?.[1] ?? '';
      const rates = readFileSync(path.join(medical, 'rates', `${code}.csv`), 'utf8');
      for (let copy = 1; copy <= copies; copy += 1) {
        nextPlan += 1;
        const copied = text
          .replace(/^id: \d+$/m, `id: ${nextPlan}`)
          .replace(/^code: .*$/m, `code: ${code}-${copy}`)
          .replace(/^name: (.*)$/m, `name: $1 ${copy}`)
          .replace(/^ {2}id: (.*)$/m, `  id: $1-${copy}`)
          .replaceAll(`name: ${code}-`, `name: ${code}-${copy}-`)
          .replace(/\bid: \d+,/g, () => {
            nextDocument += 1;
            return `id: ${nextDocument},`;
          });
        writeFileSync(path.join(folder, file.replace('.yaml', `-${copy}.yaml`)), copied);
        writeFileSync(path.join(medical, 'rates', `${code}-${copy}.csv`), rates);
      }
    }
  }
  manyGroupPlans(path.join(dir, 'medical-corporate', 'plans'));
  importInto(dir, dataDir);
}

/** Every plan for groups as often, so that a category has more than 500 too. */
function manyGroupPlans(plans: string): void {
  let nextPlan = 30_000;
  let nextVariant = 700_000;
  for (const insurer of readdirSync(plans)) {
    const folder = path.join(plans, insurer);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (let copy = 1; copy <= copies; copy += 1) {
        nextPlan += 1;
        const copied = text
          .replace(/^id: \d+$/m, `id: ${nextPlan}`)
          .replace(/^code: (.*)$/m, `code: $1-${copy}`)
          .replace(/^name: (.*)$/m, `name: $1 ${copy}`)
          .replace(/^ {2}id: (.*)$/m, `  id: $1-${copy}`)
          .replace(/^ {2}- id: \d+$/gm, () => {
            nextVariant += 1;
            return `  - id: ${nextVariant}`;
          });
        writeFileSync(path.join(folder, file.replace('.yaml', `-${copy}.yaml`)), copied);
      }
    }
  }
}

function importInto(dir: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const cli = path.join(root, 'services/quoting/src/cli/catalog.ts');
  const run = spawnSync(process.execPath, [cli, 'import', dir, '--data', dataDir], {
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`the large catalogue was refused:\n${run.stdout.slice(0, 2000)}${run.stderr}`);
}
