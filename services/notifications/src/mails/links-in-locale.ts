/** Links to our own pages in the language of the mail: whoever follows one reads on in it (decisions X26). */
import { isLocale, type Locale, localeOfPath } from '@muqarin/rules/locale';
import { pathInLocale } from '@muqarin/rules/site/public-pages';
import { type MailContent, type MailLink, type RenderedMail, renderMail } from './layout.ts';

export function linksIn(
  locale: string | undefined,
  mail: RenderedMail,
  origin: string,
): RenderedMail {
  const known: Locale = isLocale(locale) ? locale : 'en';
  const ours = (link: MailLink): MailLink => {
    return link.href.startsWith(`${origin}/`)
      ? { ...link, href: origin + addressIn(known, link.href.slice(origin.length)) }
      : link;
  };
  return renderMail(withLinks(mail.content, ours), mail.locale);
}

/** The page's own address in that language; where it has none, the query says it (rules/locale). */
function addressIn(locale: Locale, address: string): string {
  const own = pathInLocale(address, locale);
  if (localeOfPath(own) !== null) return own;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}

function withLinks(content: MailContent, ours: (link: MailLink) => MailLink): MailContent {
  const { button, links, paragraphs } = content;
  return {
    ...content,
    ...(button && { button: ours(button) }),
    ...(links && { links: links.map(ours) }),
    paragraphs: paragraphs.map((part) => (typeof part === 'string' ? part : ours(part))),
  };
}
