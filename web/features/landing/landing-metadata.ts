import type { Locale } from '@muqarin/rules/locale';
import { landingAddress } from '@muqarin/rules/site/landings';
import type { Metadata } from 'next';
import type { z } from 'zod';
import { titleWithForms } from '@/features/leads/open-form.ts';
import type { Meta } from '@/lib/content/schema.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';

/** Both languages name each other; the English one is for everybody else (decisions A1, X26). */
export async function landingMetadata(
  language: Locale,
  slug: string,
  meta: z.infer<typeof Meta>,
): Promise<Metadata> {
  const metadata = await pageMetadata({
    ...meta,
    language,
    address: landingAddress(language, slug),
    twins: {
      en: landingAddress('en', slug),
      ar: landingAddress('ar', slug),
      'x-default': landingAddress('en', slug),
    },
    image: slug.split('-')[0] ?? 'home',
  });
  return { ...metadata, title: await titleWithForms(meta.title) };
}
