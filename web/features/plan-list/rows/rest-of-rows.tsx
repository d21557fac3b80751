import { type ListLayout, type ListView, withView } from '@muqarin/rules/plan-list/rows';
import { fillPlural } from '@muqarin/rules/plural';
import { ButtonLink } from '@/components/ui/button.tsx';
import { t } from '../texts.ts';
import css from './group-head.module.css';

interface Props {
  layout: Pick<ListLayout, 'rest'>;
  view: ListView;
  /** The list's address with its filters. */
  address: string;
  onAll: () => void;
}

/** The rest of the list, one press away. */
export function RestOfRows({ layout: { rest }, view, address, onAll }: Props) {
  if (rest === 0) return null;
  return (
    <p className={css.rest}>
      <ButtonLink
        look="line"
        wide
        href={withView(address, { ...view, all: true })}
        data-rest=""
        onClick={(event) => {
          event.preventDefault();
          onAll();
        }}
      >
        {fillPlural(t.showRest, { count: rest })}
      </ButtonLink>
    </p>
  );
}
