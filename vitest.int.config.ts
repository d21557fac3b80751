import { defineConfig } from 'vitest/config';
import { environmentOf, notNamedIn } from './infra/native/engines.cjs';

/** Engines that the environment does not name are those of `npm run native -- up`. */
const env = Object.assign({}, ...notNamedIn(process.env).map((name) => environmentOf()[name]));

export default defineConfig({
  test: {
    include: ['{packages,services,bff,infra,proto}/**/*.int.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**'],
    env,
    // One after the other: what one does to an engine, its kills and its load, is not the others' business.
    fileParallelism: false,
    // One second, the usual, is a pause of a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
