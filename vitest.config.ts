import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As web/tsconfig.json has it.
  resolve: { alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'web')}/` }] },
  test: {
    include: ['{packages,services,bff,web,infra,proto}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**', 'web/e2e/**', '**/*.int.test.ts'],
    // Nothing here has effects when it is imported, so files may share a process and what it has loaded; and both cores of
    // a small machine work (left to itself vitest leaves one free).
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // One second, the usual, is a pause of a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
