import type { DevMails } from '@muqarin/bff/contract/dev-pages';
import type { Metadata } from 'next';
import { Gallery } from '@/features/gallery/gallery.tsx';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('gallery').title, robots: { index: false } };
}

/** Only where the pages for developers are on: their BFF answers 404 otherwise. */
export default async function GalleryPage() {
  await getPage<DevMails>('/api/dev/mails', { to: 'nobody@example.com' });
  return <Gallery />;
}
