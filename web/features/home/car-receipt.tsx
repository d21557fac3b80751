import { Receipt } from '@/features/landing/receipt.tsx';
import { siteContent } from '@/lib/content/site-content.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

/** The graphic of the motor tab: a premium taken apart, as its landing page explains it. */
export function CarReceipt({ id = 'price-example' }: { id?: string }) {
  const page = siteContent().yaml('landing', reader().locale, 'car');
  return page ? <Receipt id={id} example={page.cost.example} t={textsOf('landing')} /> : null;
}
