import { PolicyOfLine, type PolicyRoute, policyMetadata } from '@/features/policy/policy-route.tsx';

export const generateMetadata = (route: PolicyRoute) => policyMetadata('medical', route);

export default function Page(route: PolicyRoute) {
  return <PolicyOfLine line="medical" route={route} />;
}
