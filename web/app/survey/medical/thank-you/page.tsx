import { ThankYou } from '@/features/thank-you/thank-you.tsx';
import { thanksMetadata } from '@/features/thank-you/thanks-metadata.ts';

export const generateMetadata = () => thanksMetadata();

export default function CorporateThankYou() {
  return <ThankYou kind="corporate" />;
}
