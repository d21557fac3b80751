import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(fileURLToPath(import.meta.url));
const house = dirname(web);

/**
 * Next renders pages only: the BFF in front compresses, sets headers, puts sheets into pages and answers every form. Plain
 * JavaScript, as Next would load its compiler at each start to read types away, and hold it: 26 MB.
 * @type {import('next').NextConfig}
 */
const config = {
  compress: false,
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  env: { CONTENT_DIR: join(web, 'content') },
  // Else each start reads every page, for half a second of processor time; asked for first, none is slower by what one sees.
  experimental: { preloadEntriesOnStart: false },
  transpilePackages: ['@muqarin/rules', '@muqarin/bff'],
  turbopack: { root: house },
  outputFileTracingRoot: house,
  // Types are checked by TypeScript 7 with web/tsconfig.json, which Next does not drive.
  typescript: { ignoreBuildErrors: true },
};

export default config;
