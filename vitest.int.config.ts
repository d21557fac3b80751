import { defineConfig } from 'vitest/config';
import { environmentOf, notNamedIn } from './infra/native/engines.cjs';

/** Engines that the environment does not name are those of `npm run native -- up`. */
const env = Object.assign({}, ...notNamedIn(process.env).map((name) => environmentOf()[name]));

/** They ask an engine for what is their own, kill nothing, and measure no time. */
const sideBySide = [
  'infra/test/{images,orders-moved}.int.test.ts',
  'packages/**/test/{conformance-mongo,files-s3,grouped-writes}.int.test.ts',
  '**/*on-{a-server,engines}.int.test.ts',
];
const ignored = ['**/node_modules/**', '**/.next/**'];

export default defineConfig({
  test: {
    env,
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: sideBySide,
          exclude: ignored,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // What one does to an engine, its kills and its load, is not the others' business.
          name: 'one after the other',
          include: ['{packages,services,bff,infra,proto}/**/*.int.test.ts'],
          exclude: [...ignored, ...sideBySide],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // One second, the usual, is a pause of a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
