import type { Locale } from '@muqarin/rules/locale';
import { landingAddress } from '@muqarin/rules/site/landings';
import { pathInLocale } from '@muqarin/rules/site/public-pages';
import { parseMarkdown, plainText } from '@/lib/content/markdown.ts';
import type { Landing, Question } from '@/lib/content/schema.ts';

interface FactsAbout {
  origin: string;
  language: Locale;
  slug: string;
  page: Landing;
  home: string;
}

/** The questions and the place of a landing page, as schema.org names them. */
export function landingFacts({ origin, language, slug, page, home }: FactsAbout): object {
  const address = `${origin}${landingAddress(language, slug)}`;
  return {
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: home,
            item: origin + pathInLocale('/', language),
          },
          { '@type': 'ListItem', position: 2, name: page.h1, item: address },
        ],
      },
      {
        '@type': 'Service',
        name: page.h1,
        description: page.meta.description,
        url: address,
        inLanguage: language,
        areaServed: { '@type': 'Country', name: 'AE' },
        provider: { '@type': 'Organization', name: 'Muqarin', url: origin },
      },
      questionsFacts(page.questions.items),
    ],
  };
}

function questionsFacts(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(a) },
    })),
  };
}

function wordsOf(text: string): string {
  return parseMarkdown(text)
    .map((block) => ('parts' in block ? plainText(block.parts) : ''))
    .filter((words) => words !== '')
    .join(' ');
}
