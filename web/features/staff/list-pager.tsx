import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import type { PagerTexts } from './live-list-texts.ts';

interface Props {
  page: { page: number; pages: number };
  addressOf: (page: number) => string;
  t: PagerTexts;
}

/** The page before and the next one; nothing where there is one alone. */
export function ListPager({ page: { page: at, pages }, addressOf, t }: Props) {
  if (pages === 1) return null;
  return (
    <nav className={ground.row} aria-label={t.pages}>
      {at > 1 ? (
        <ButtonLink look="line" href={addressOf(at - 1)}>
          {t.previousPage}
        </ButtonLink>
      ) : null}
      <span>{fillMessage(t.pageOf, { at, pages })}</span>
      {at < pages ? (
        <ButtonLink look="line" href={addressOf(at + 1)}>
          {t.nextPage}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
