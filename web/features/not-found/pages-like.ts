import type { Locale } from '@muqarin/rules/locale';
import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import { siteContent } from '@/lib/content/site-content.ts';

const SHOWN = 4;

/** Landing pages that share a word with an address that does not exist: `/car-insurance-dubai` is answered with the car in Dubai. */
export function pagesLike(path: string, language: Locale): { href: string; label: string }[] {
  const asked = new Set(wordsOf(path));
  return landingSlugs
    .map((slug) => ({ slug, shared: wordsOf(slug).filter((word) => asked.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.slug.length - b.slug.length)
    .slice(0, SHOWN)
    .flatMap(({ slug }) => {
      const page = siteContent().yaml('landing', language, slug);
      return page ? [{ href: landingAddress(language, slug), label: page.h1 }] : [];
    });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
