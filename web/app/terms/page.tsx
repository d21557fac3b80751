import { LegalPage, legalMetadata } from '@/features/legal/legal-page.tsx';

export const generateMetadata = () => legalMetadata('terms');

export default function Terms() {
  return <LegalPage name="terms" />;
}
