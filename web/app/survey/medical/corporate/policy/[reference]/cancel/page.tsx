import { CancelPolicy, type CancelRoute, cancelMetadata } from '@/features/policy/cancel-page.tsx';

export const generateMetadata = (route: CancelRoute) => cancelMetadata('medical-corporate', route);

export default function Page(route: CancelRoute) {
  return <CancelPolicy line="medical-corporate" route={route} />;
}
