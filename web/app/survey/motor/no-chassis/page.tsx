import type { Metadata } from 'next';
import { HelpPage, helpTitle } from '@/features/motor/help/help-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: await helpTitle('no-chassis') };
}

export default function NoChassis() {
  return <HelpPage which="no-chassis" />;
}
