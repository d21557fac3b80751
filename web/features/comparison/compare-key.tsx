import { minus } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import { classes } from '@/lib/classes.ts';
import css from './compare-key.module.css';
import { t } from './texts.ts';

/** What the marks of the table mean. */
export function CompareKey() {
  return (
    <p className={classes(ground.hush, css.key)}>
      <span>
        <Nuqta />
        {t.bestKey}
      </span>
      <span>
        <Icon of={minus} size="s" />
        {t.notCoveredKey}
      </span>
    </p>
  );
}
