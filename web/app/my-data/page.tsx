import type { Metadata } from 'next';
import { MyData } from '@/features/claims/my-data-page.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  const { title, description } = textsOf('claims').data;
  return { title, description, robots: { index: false } };
}

export default function MyDataRoute() {
  return <MyData />;
}
