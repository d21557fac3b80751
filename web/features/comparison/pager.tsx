import { ButtonLink } from '@/components/ui/button.tsx';
import { chevronLeft, chevronRight } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { inView } from './compare-rows.ts';
import css from './pager.module.css';
import { t } from './texts.ts';

interface Props {
  slots: number;
  from: number;
  hrefOf: (from: number) => string;
  onMove: (from: number) => void;
}

/** Below 1024 px: which of the plans are in view. */
export function Pager({ slots, from, hrefOf, onMove }: Props) {
  const step = (to: number, label: string, icon: typeof chevronLeft) => {
    const possible = to >= 0 && to < slots;
    return (
      <ButtonLink
        look="line"
        aria-label={label}
        role={possible ? undefined : 'link'}
        href={possible ? hrefOf(to) : undefined}
        aria-disabled={possible ? undefined : true}
        onClick={(event) => {
          event.preventDefault();
          if (possible) onMove(to);
        }}
      >
        <Icon of={icon} flip />
      </ButtonLink>
    );
  };
  return (
    <nav className={css.pager} aria-label={t.plansInView}>
      {step(from - 1, t.previousPlan, chevronLeft)}
      <ol aria-hidden="true">
        {Array.from({ length: slots }, (_, slot) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered
            key={slot}
            data-one={inView(slot, from, 1, slots) || undefined}
            data-two={inView(slot, from, 2, slots) || undefined}
          />
        ))}
      </ol>
      {step(from + 1, t.nextPlan, chevronRight)}
    </nav>
  );
}
