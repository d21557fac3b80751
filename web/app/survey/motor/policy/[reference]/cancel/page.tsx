import { CancelPolicy, type CancelRoute, cancelMetadata } from '@/features/policy/cancel-page.tsx';

export const generateMetadata = (route: CancelRoute) => cancelMetadata('motor', route);

export default function Page(route: CancelRoute) {
  return <CancelPolicy line="motor" route={route} />;
}
