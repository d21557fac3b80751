import { ThankYou } from '@/features/thank-you/thank-you.tsx';
import { thanksMetadata } from '@/features/thank-you/thanks-metadata.ts';

export const generateMetadata = () => thanksMetadata();

/** After the call-back form of an article (S2 2, decisions X23). */
export default function BlogThankYou() {
  return <ThankYou kind="lead" />;
}
