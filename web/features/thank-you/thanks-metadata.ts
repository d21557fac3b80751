import type { Metadata } from 'next';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';

/** Nobody's search result: no page links here, and whoever comes from outside is better served by the page that is named. */
export function thanksMetadata(title = textsOf('thank-you').title): Metadata {
  return { title, alternates: { canonical: linkTo('/contact') } };
}
