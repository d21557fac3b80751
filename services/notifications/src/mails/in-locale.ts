/** A mail in the language of whoever gets it: composed in English, translated text by text before it is rendered. */

import { sayInArabic } from '@muqarin/rules/ar/sayings';
import { isLocale, type Locale } from '@muqarin/rules/locale';
import type { Say } from '@muqarin/rules/translate';
import generalAr from './general.ar.json' with { type: 'json' };
import generalEn from './general.en.json' with { type: 'json' };
import { type MailContent, type MailLink, type RenderedMail, renderMail } from './layout.ts';
import ar from './messages.ar.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import ordersAr from './motor-orders.ar.json' with { type: 'json' };
import ordersEn from './motor-orders.en.json' with { type: 'json' };
import plansAr from './motor-plans.ar.json' with { type: 'json' };
import plansEn from './motor-plans.en.json' with { type: 'json' };
import siteAr from './site.ar.json' with { type: 'json' };
import siteEn from './site.en.json' with { type: 'json' };

/** Each file of texts and its twin; a new one is added here. */
const files: readonly (readonly [object, object])[] = [
  [en, ar],
  [ordersEn, ordersAr],
  [plansEn, plansAr],
  [siteEn, siteAr],
  [generalEn, generalAr],
];

let arabic: Say | undefined;

export function mailIn(locale: string | undefined, mail: RenderedMail): RenderedMail {
  const known: Locale = isLocale(locale) ? locale : 'en';
  if (known === 'en') return mail;
  arabic ??= sayInArabic(sayingsOfFiles());
  return renderMail(translated(mail.content, arabic), known);
}

function translated(content: MailContent, say: Say): MailContent {
  const { greeting, table, button, links } = content;
  const sayLink = (link: MailLink): MailLink => ({ ...link, label: say(link.label) });
  return {
    subject: say(content.subject),
    greeting: greeting && say(greeting),
    sentence: say(content.sentence),
    ...(table && {
      table: {
        ...(table.head && { head: table.head.map(say) }),
        rows: table.rows.map((cells) => cells.map((cell) => sayParts(cell, say))),
      },
    }),
    ...(button && { button: sayLink(button) }),
    ...(links && { links: links.map(sayLink) }),
    paragraphs: content.paragraphs.map((part) =>
      typeof part === 'string' ? say(part) : sayLink(part),
    ),
    footer: content.footer.map(say),
  };
}

/** "Plan, insurer, cover" has one translation for each part. */
function sayParts(text: string, say: Say): string {
  const whole = say(text);
  return whole !== text || !text.includes(', ') ? whole : text.split(', ').map(say).join('، ');
}

function sayingsOfFiles(): Record<string, string> {
  return Object.fromEntries(files.flatMap(([english, translation]) => pairs(english, translation)));
}

function pairs(english: unknown, translation: unknown): [string, string][] {
  if (typeof english === 'string')
    return typeof translation === 'string' ? [[english, translation]] : [];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    pairs(value, Reflect.get(Object(translation), key)),
  );
}
