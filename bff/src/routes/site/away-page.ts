/** A page for when something of ours is away. Needs nothing of the renderer's: no script, no file; the brand's paper and ink. */

import { directionOf, type Locale } from '@muqarin/rules/locale';
import { rulesInArabic } from '../../locale/arabic.ts';

export interface AwayText {
  heading: string;
  sentence: string;
  link: { label: string; href: string };
}

/** As pages end their titles (web/messages, shell). */
const ourName: Readonly<Record<Locale, string>> = { en: 'Muqarin', ar: 'مقارن' };

export function awayPage(english: AwayText, locale: Locale): string {
  const { heading, sentence, link } = locale === 'ar' ? inArabic(english) : english;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading} - ${ourName[locale]}</title>
<style>
body { margin: 0; background: #faf8f3; color: #0c2a2e; font: 1rem/1.55 system-ui, 'Segoe UI', sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1.5rem }
h1 { font-size: 2rem; line-height: 1.14 }
a { color: #0b5a60; display: inline-block; padding: 0.6rem 0 }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}</p>
<p><a href="${link.href}">${link.label}</a></p>
</main>
</body>
</html>
`;
}

function inArabic({ heading, sentence, link }: AwayText): AwayText {
  const { say } = rulesInArabic();
  return {
    heading: say(heading),
    sentence: say(sentence),
    link: { ...link, label: say(link.label) },
  };
}
