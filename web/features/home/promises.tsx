import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Bookmark from 'lucide-react/icons/bookmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Icon } from '@/components/ui/icon.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './promises.module.css';

const promises = [
  { icon: ArrowDownWideNarrow, title: 'orderTitle', text: 'orderText' },
  { icon: ReceiptText, title: 'vatTitle', text: 'vatText' },
  { icon: Bookmark, title: 'waitTitle', text: 'waitText' },
] as const;

export function Promises() {
  const t = textsOf('home');
  return (
    <section className={css.promises} aria-label={t.promises}>
      {promises.map(({ icon, title, text }) => (
        <div key={title}>
          <h2>
            <Icon of={icon} />
            {t[title]}
          </h2>
          <p>{t[text]}</p>
        </div>
      ))}
    </section>
  );
}
