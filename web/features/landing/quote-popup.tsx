import { Modal } from '@/components/ui/modal.tsx';
import { QuoteForm } from '@/features/leads/call-me-back-form.tsx';
import { aboutOf, chosen } from './call-me.tsx';
import type { LandingTexts } from './texts.ts';

interface QuotePopupProps {
  slug: string;
  clientType?: 'individual' | 'corporate' | undefined;
  t: LandingTexts;
}

/** The get-quote popup of each landing page (S2 2). */
export function QuotePopup({ slug, clientType, t }: QuotePopupProps) {
  return (
    <Modal id="quote" title={t.popupTitle} close={t.close}>
      <QuoteForm about={aboutOf(slug)} {...chosen(slug, clientType)} />
    </Modal>
  );
}
