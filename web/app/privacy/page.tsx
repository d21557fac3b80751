import { LegalPage, legalMetadata } from '@/features/legal/legal-page.tsx';

export const generateMetadata = () => legalMetadata('privacy');

export default function Privacy() {
  return <LegalPage name="privacy" />;
}
