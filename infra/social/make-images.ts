/**
 * `npm run social-images`: the pictures that other sites show beside a link to ours, one a kind of page and language, into
 * `web/public/social/`. They are committed: nothing is drawn when a page is asked for.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { parse } from 'yaml';

const web = path.join(import.meta.dirname, '..', '..', 'web');
const slugs = ['car', 'bike', 'fleet', 'health', 'life', 'travel', 'business'];
const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const language of languages) {
    mkdirSync(path.join(web, 'public', 'social', language), { recursive: true });
    for (const [name, title] of titlesOf(language)) await draw(browser, language, name, title);
  }
} finally {
  await browser.close();
}

function titlesOf(language: Language): [string, string][] {
  const landing = (slug: string) => {
    const file = path.join(web, 'content', language, 'landing', `${slug}.yaml`);
    return (parse(readFileSync(file, 'utf8')) as { h1: string }).h1;
  };
  const messages = (area: string) =>
    JSON.parse(
      readFileSync(path.join(web, 'messages', language, `${area}.json`), 'utf8'),
    ) as Record<string, string>;
  const { title, titleMotor } = messages('home');
  return [
    ['home', `${title} ${titleMotor}`],
    ['blog', messages('blog').metaTitle ?? ''],
    ...slugs.map((slug): [string, string] => [slug, landing(slug)]),
  ];
}

async function draw(browser: Browser, language: Language, name: string, title: string) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(pictureOf(language, title));
  await page.evaluate('document.fonts.ready');
  const file = path.join(web, 'public', 'social', language, `${name}.png`);
  await page.screenshot({ path: file });
  await page.close();
}

/** Limestone ground, creek-water ink, one nuqta on the line: the premium among the others. */
function pictureOf(language: Language, title: string): string {
  const font = (script: string) =>
    readFileSync(path.join(web, 'fonts', `rubik-${script}.woff2`)).toString('base64');
  const logo = readFileSync(
    path.join(web, 'public', language === 'ar' ? 'logo-ar.svg' : 'logo.svg'),
    'utf8',
  );
  const ticks = [0, 60, 90, 150, 170, 260, 300, 420, 530, 640, 780, 1040]
    .map((at) => `<path d="M${at} 0V22" stroke="#0c2a2e" stroke-width="3"/>`)
    .join('');
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><style>
@font-face { font-family: Rubik; font-weight: 300 900; src: url(data:font/woff2;base64,${font('latin')}); unicode-range: U+0-5FF; }
@font-face { font-family: Rubik; font-weight: 300 900; src: url(data:font/woff2;base64,${font('arabic')}); unicode-range: U+600-6FF; }
body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 80px; background: #faf8f3; color: #0c2a2e;
  font-family: Rubik; display: flex; flex-direction: column; justify-content: space-between; }
h1 { margin: 0; font-size: ${language === 'ar' ? 76 : 80}px; font-weight: 600; line-height: ${language === 'ar' ? 1.35 : 1.12};
  letter-spacing: ${language === 'ar' ? 0 : '-0.018em'}; max-width: 1000px; text-wrap: balance; }
.logo svg { height: 72px; width: auto; } .line { direction: ltr; }
</style><div class="logo">${logo}</div><h1>${title}</h1>
<svg class="line" width="1040" height="44" viewBox="0 0 1040 44" overflow="visible"><path d="M0 22H1040" stroke="#0c2a2e" stroke-width="3"/>${ticks}
<path d="M150 0 172 22 150 44 128 22Z" fill="#e8a11c" stroke="#0c2a2e" stroke-width="4"/></svg></html>`;
}
