import { BACK_TO_TOP_SCROLL_PX } from '@muqarin/rules/plan-list/constants';
import { arrowUp } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import css from '@/features/plan-list/list.module.css';
import { useScrolledPast } from '@/features/plan-list/use-scrolled-past.ts';
import { classes } from '@/lib/classes.ts';
import { t } from './texts.ts';

/** Under 480 px, once the page is scrolled by more than 100 px (S0 2); its width stands in the style. */
export function BackToTop() {
  const past = useScrolledPast(BACK_TO_TOP_SCROLL_PX);
  return (
    <button
      type="button"
      className={classes(css.toTop, past && css.toTopShown)}
      aria-label={t.backToTop}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
      }}
    >
      <Icon of={arrowUp} />
    </button>
  );
}
