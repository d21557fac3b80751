import type { Metadata } from 'next';
import { ThankYou } from '@/features/thank-you/thank-you.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('thank-you').title, robots: { index: false } };
}

/** After the call-back form of an article (S2 2, decisions X23). */
export default function BlogThankYou() {
  return <ThankYou kind="lead" />;
}
