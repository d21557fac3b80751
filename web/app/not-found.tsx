import type { Metadata } from 'next';
import { NotFoundPage } from '@/features/not-found/not-found-page.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('shell').notFoundTitle };
}

export default function NotFound() {
  return <NotFoundPage />;
}
