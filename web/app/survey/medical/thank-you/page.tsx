import type { Metadata } from 'next';
import { ThankYou } from '@/features/thank-you/thank-you.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('thank-you').title, robots: { index: false } };
}

export default function CorporateThankYou() {
  return <ThankYou kind="corporate" />;
}
