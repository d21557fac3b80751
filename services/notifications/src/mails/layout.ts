/** A mail as text and as HTML (brand.md, E-mail: 600 px, tables, inline light colours, system fonts, a text twin). */
import { directionOf, type Locale } from '@muqarin/rules/locale';

export interface MailContent {
  subject: string;
  greeting?: string | undefined;
  sentence: string;
  table?: { head?: readonly string[]; rows: readonly (readonly string[])[] };
  button?: MailLink;
  /** Under the button. */
  links?: readonly MailLink[];
  paragraphs: readonly (string | MailLink)[];
  footer: readonly string[];
}

/** Ours, or a fixed one: an address is too long to be read, let alone to fit a phone. What stands in a text stays text. */
export interface MailLink {
  label: string;
  href: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  locale: Locale;
  /** What it was made of, for whoever makes it again with other links. */
  content: MailContent;
}

const colour = {
  ink: '#0c2a2e',
  quiet: '#384f52',
  paper: '#faf8f3',
  line: '#dfd9cc',
  action: '#0b5a60',
  saffron: '#e8a11c',
};
const font = "font-family:'Segoe UI',Tahoma,Helvetica,Arial,sans-serif";

/** Arabic letters join, so nothing is taken from between them (brand.md). */
const names: Record<Locale, { signed: string; drawn: string; tracking: string }> = {
  en: { signed: 'Muqarin', drawn: 'muqarin', tracking: ';letter-spacing:-.01em' },
  ar: { signed: 'مقارن', drawn: 'مقارن', tracking: '' },
};

export function renderMail(content: MailContent, locale: Locale = 'en'): RenderedMail {
  const { subject } = content;
  return { subject, text: textOf(content, locale), html: htmlOf(content, locale), locale, content };
}

function textOf(content: MailContent, locale: Locale): string {
  const { greeting, sentence, table, button, links = [], paragraphs, footer } = content;
  const parts = [
    greeting,
    sentence,
    table &&
      [table.head, ...table.rows]
        .filter((row) => row !== undefined)
        .map((row) => row.join('  |  '))
        .join('\n'),
    button && textLink(button),
    ...links.map(textLink),
    ...paragraphs.map((part) => (typeof part === 'string' ? part : textLink(part))),
    `-- \n${names[locale].signed}`,
    ...footer,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

/** On a line of its own an address reads from the left also under Arabic, and no sign of a sentence sticks to it. */
function textLink({ label, href }: MailLink): string {
  return `${label}:\n${href}`;
}

function htmlOf(content: MailContent, locale: Locale): string {
  const { subject, greeting, sentence, table, button, links = [], paragraphs, footer } = content;
  const dir = directionOf(locale);
  const block = (inner: string, style = '') =>
    `<tr><td style="padding:0 32px 16px;overflow-wrap:anywhere;${style}">${inner}</td></tr>`;
  const body = [
    block(logo(locale), 'padding-top:28px'),
    greeting && block(escapeHtml(greeting)),
    block(escapeHtml(sentence), 'font-size:18px;line-height:1.45'),
    table && block(htmlTable(table, dir)),
    button && block(htmlButton(button)),
    ...links.map((link) => block(htmlLink(link))),
    ...paragraphs.map((part) =>
      block(typeof part === 'string' ? escapeHtml(part) : htmlLink(part)),
    ),
    footer.length > 0 &&
      block(
        footer.map((text) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`).join(''),
        `font-size:13px;color:${colour.quiet};border-top:1px solid ${colour.line};padding-top:16px`,
      ),
  ];
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:${colour.paper};color:${colour.ink};${font};font-size:16px;line-height:1.5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#fff;border:1px solid ${colour.line};border-radius:8px">${body.filter(Boolean).join('')}</table></td></tr></table></body></html>`;
}

function logo(locale: Locale): string {
  // Mail readers know no logical margin: the gap is on the side where the line goes on.
  const after = directionOf(locale) === 'ltr' ? 'right' : 'left';
  const { drawn, tracking } = names[locale];
  const dot = `<span style="display:inline-block;width:9px;height:9px;background:${colour.saffron};transform:rotate(45deg);margin-${after}:5px"></span>`;
  return `${dot}${dot}<strong style="font-size:20px${tracking}">${drawn}</strong>`;
}

function htmlTable({ head, rows }: NonNullable<MailContent['table']>, dir: 'ltr' | 'rtl'): string {
  // Mail readers know neither logical properties nor `start`.
  const [start, end] = dir === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const padding = (gap: number) => (dir === 'ltr' ? `9px 0 9px ${gap}px` : `9px ${gap}px 9px 0`);
  const cell = (tag: string, text: string, index: number) =>
    `<${tag} align="${index === 0 ? start : end}" style="padding:${padding(index === 0 ? 0 : 12)};border-bottom:1px solid ${colour.line};font-size:14px${tag === 'th' ? `;color:${colour.quiet};font-weight:500` : index === 1 ? ';font-weight:600' : ''}">${escapeHtml(text)}</${tag}>`;
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((text, index) => cell(tag, text, index)).join('')}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid ${colour.ink}">${head ? line('th', head) : ''}${rows.map((row) => line('td', row)).join('')}</table>`;
}

function htmlButton({ label, href }: MailLink): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;background:${colour.action};color:#fff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:8px">${escapeHtml(label)}</a>`;
}

function htmlLink({ label, href }: MailLink): string {
  return `<a href="${escapeHtml(href)}" style="color:${colour.action}">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
