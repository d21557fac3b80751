import type { Metadata } from 'next';
import { PhoneCodes } from '@/features/staff/phone-codes.tsx';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('staff').codes.title, robots: { index: false } };
}

export default function StaffCodes() {
  return <PhoneCodes />;
}
