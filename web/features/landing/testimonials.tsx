import { Carousel } from '@/components/ui/carousel.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import type { Testimonials as Sayings } from '@/lib/content/schema.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './testimonials.module.css';

interface TestimonialsProps {
  id?: string;
  testimonials: Sayings;
  /** Those about it come first. */
  topic?: Sayings['items'][number]['topic'] | undefined;
  show: 'homeTestimonials' | 'landingTestimonials' | 'one';
}

/** Samples, and marked as such: nobody has said this yet. */
export function Testimonials({ id = 'sayings', testimonials, topic, show }: TestimonialsProps) {
  const { carousel, sample } = textsOf('site');
  const isAside = (item: Sayings['items'][number]) =>
    Number(topic !== undefined && item.topic !== topic);
  const sayings = testimonials.items.toSorted((a, b) => isAside(a) - isAside(b));
  const items = sayings.map(({ words, who }) => ({
    key: words,
    content: (
      <figure className={css.saying}>
        <span className={css.sample}>{sample}</span>
        <blockquote>{words}</blockquote>
        <figcaption>{who}</figcaption>
      </figure>
    ),
  }));
  return (
    <>
      <p className={classes(css.notice, ground.hush)}>{testimonials.notice}</p>
      <Carousel id={id} label={sample} show={show} texts={carousel} items={items} />
    </>
  );
}
