import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import css from './section-nav.module.css';
import { StickPast } from './stick-past.tsx';

interface SectionNavProps {
  label: string;
  /** Id and name. */
  sections: readonly (readonly [string, string])[];
}

/** The way to the parts of a page; sticks beyond 200 px of scrolling (S2 9). Its links glide there in a second. */
export function SectionNav({ label, sections }: SectionNavProps) {
  return (
    <nav id="sections" className={css.nav} aria-label={label}>
      <ul className={classes(ground.wrap, css.list)}>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} data-anchor="">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <StickPast target="sections" />
    </nav>
  );
}
