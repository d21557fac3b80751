/** What of the home page is to be read, and nothing else. */
import { Markdown } from '@/components/content/markdown.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { siteContent } from '@/lib/content/site-content.ts';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { CarReceipt } from './car-receipt.tsx';
import css from './part.module.css';
import { Part } from './part.tsx';
import { Products } from './products.tsx';
import { Promises } from './promises.tsx';

export { Doors } from './doors.tsx';
export { GuideTrack } from './guide-track.tsx';

export function Ways() {
  return (
    <>
      <Promises />
      <Part id="others" title={textsOf('home').others}>
        <Products />
      </Part>
    </>
  );
}

export function Questions() {
  const t = textsOf('home');
  const { close } = textsOf('landing');
  const content = siteContent().yaml('home', reader().locale, 'home');
  if (!content) return null;
  const { title, items } = content.questions;
  return (
    <Part id="questions" title={title}>
      <Accordion items={items.map(({ q, a }) => ({ title: q, content: <Markdown text={a} /> }))} />
      <p className={css.after}>
        <ButtonLink look="line" href="#how-a-price" data-modal="">
          {t.howLink}
        </ButtonLink>
      </p>
      <Modal id="how-a-price" title={t.howTitle} close={close}>
        <p className={css.howText}>{t.howText}</p>
        <CarReceipt id="price-explained" />
      </Modal>
    </Part>
  );
}
