import { MyData, myDataMetadata } from '@/features/claims/my-data-page.tsx';

export const generateMetadata = myDataMetadata;

export default function MyDataRoute() {
  return <MyData />;
}
