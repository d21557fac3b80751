import type { Locale } from '@muqarin/rules/locale';
import type { Metadata } from 'next';
import type { z } from 'zod';
import { titleWithForms } from '@/features/leads/open-form.ts';
import type { Meta } from '@/lib/content/schema.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';

interface LandingFacts {
  language: Locale;
  address: string;
  /** Of the picture. */
  image: string;
  meta: z.infer<typeof Meta>;
}

export async function landingMetadata({ meta, ...facts }: LandingFacts): Promise<Metadata> {
  const metadata = await pageMetadata({ ...meta, ...facts });
  return { ...metadata, title: await titleWithForms(meta.title) };
}
