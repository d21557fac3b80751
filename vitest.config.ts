import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As web/tsconfig.json has it.
  resolve: { alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'web')}/` }] },
  test: {
    include: ['{packages,services,bff,web,infra,proto}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**', 'web/e2e/**', '**/*.int.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
