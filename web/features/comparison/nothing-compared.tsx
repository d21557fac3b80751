import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import css from './compare-head.module.css';

interface Props {
  texts: { comparePlans: string; nothing: string; nothingText: string; backToPlans: string };
  /** Address of the plans. */
  list: string;
}

/** A comparison without plans is the way back to the list (decisions M16). */
export function NothingCompared({ texts, list }: Props) {
  return (
    <div className={css.nothing}>
      <h1>{texts.comparePlans}</h1>
      <Empty title={texts.nothing}>
        <p>{texts.nothingText}</p>
        <ButtonLink href={list}>{texts.backToPlans}</ButtonLink>
      </Empty>
    </div>
  );
}
