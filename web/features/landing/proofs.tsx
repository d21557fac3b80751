import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Carousel } from '@/components/ui/carousel.tsx';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import type { Proofs as Facts } from '@/lib/content/schema.ts';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './proofs.module.css';

interface ProofsProps {
  id?: string;
  label: string;
  facts: Facts['items'];
  /** What the catalogue holds now. */
  market: HowWeRankPage;
  /** Those about it come first. */
  topic?: Facts['items'][number]['topic'] | undefined;
  show: 'homeTestimonials' | 'landingTestimonials' | 'one';
}

/** Instead of praise that nobody has uttered yet: what can be checked on the spot, each with the place that shows it. */
export function Proofs({ id = 'sayings', label, facts, market, topic, show }: ProofsProps) {
  const { carousel } = textsOf('site');
  const counts = countsOf(market);
  const isAside = (item: Facts['items'][number]) =>
    Number(topic !== undefined && item.topic !== topic);
  const items = facts
    .toSorted((a, b) => isAside(a) - isAside(b))
    .map(({ fact, see }) => ({
      key: fact,
      content: (
        <div className={css.proof}>
          <p>
            <Nuqta className={css.mark} />
            {fillMessage(fact, counts)}
          </p>
          <a href={linkTo(see.href)}>{see.label}</a>
        </div>
      ),
    }));
  return <Carousel id={id} label={label} show={show} texts={carousel} items={items} />;
}

function countsOf({ lines, providerCount }: HowWeRankPage) {
  const { medical, motor, general } = lines;
  return {
    medicalPlans: medical.plans,
    medicalInsurers: medical.insurers,
    motorPlans: motor.plans,
    motorInsurers: motor.insurers,
    motorRates: shownDate(motor.ratesOf),
    generalPlans: general.plans,
    generalInsurers: general.insurers,
    providers: providerCount,
  };
}
