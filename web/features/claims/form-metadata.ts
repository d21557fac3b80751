import type { Metadata } from 'next';
import { titleWithForms } from '@/features/leads/open-form.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';

/** Of a page that is one form of the site. */
export async function formMetadata(
  address: string,
  { title, description }: { title: string; description: string },
): Promise<Metadata> {
  const { locale: language } = reader();
  const metadata = await pageMetadata({ language, title, description, address, image: 'home' });
  return { ...metadata, title: await titleWithForms(title) };
}
