import { arrowDownWideNarrow, bookmark } from '@/components/ui/drawings.ts';
import { receiptText } from '@/components/ui/drawings-company.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './promises.module.css';

const promises = [
  { icon: arrowDownWideNarrow, title: 'orderTitle', text: 'orderText' },
  { icon: receiptText, title: 'vatTitle', text: 'vatText' },
  { icon: bookmark, title: 'waitTitle', text: 'waitText' },
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
