import ArrowRight from 'lucide-react/icons/arrow-right';
import Car from 'lucide-react/icons/car';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Phone from 'lucide-react/icons/phone';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './home.module.css';

/** What can be insured here today; a card appears with its journey. */
const products = [
  { icon: HeartPulse, href: '/survey/medical/individual', title: 'medical', hint: 'medicalHint' },
  { icon: Car, href: '/survey/motor', title: 'motor', hint: 'motorHint' },
  { icon: Phone, href: '/survey/medical/sponsor', title: 'sponsor', hint: 'sponsorHint' },
] as const;

export function Products() {
  const t = textsOf('home');
  return (
    <section className={css.products} aria-labelledby="what">
      <h2 id="what">{t.what}</h2>
      <div className={css.list}>
        {products.map(({ icon, href, title, hint }) => (
          <a key={href} className={css.product} href={href}>
            <Icon of={icon} size="l" />
            <span>
              <strong>{t[title]}</strong>
              <span className={ground.hush}>{t[hint]}</span>
            </span>
            <Icon of={ArrowRight} flip className={css.go} />
          </a>
        ))}
      </div>
    </section>
  );
}
