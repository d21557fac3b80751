import type { HowWeRankPage } from '@muqarin/bff/contract/pages';
import { Carousel } from '@/components/ui/carousel.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './partners.module.css';

interface PartnersProps {
  insurers: HowWeRankPage['insurers'];
  show: 'partners' | 'homePartners';
}

/** The insurers of the catalogue, all of one size and in the order of their names. */
export function Partners({ insurers, show }: PartnersProps) {
  const t = textsOf('landing');
  const { carousel } = textsOf('site');
  const items = insurers
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => ({
      key: code,
      content: (
        <div className={css.partner}>
          {/* biome-ignore lint/performance/noImgElement: a small SVG, nothing to optimize */}
          <img src={`/logos/${code}.svg`} alt="" width="44" height="44" loading="lazy" />
          <bdi>{name}</bdi>
        </div>
      ),
    }));
  return (
    <Carousel
      id="partner-list"
      label={t.insurersTitle}
      show={show}
      texts={carousel}
      items={items}
    />
  );
}
