import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,services,bff,web,infra,proto}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**', 'web/e2e/**', '**/*.int.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
