import { PolicyOfLine, type PolicyRoute, policyMetadata } from '@/features/policy/policy-route.tsx';

export const generateMetadata = (route: PolicyRoute) => policyMetadata('motor', route);

export default function Page(route: PolicyRoute) {
  return <PolicyOfLine line="motor" route={route} />;
}
