import { medicalChapters } from '@muqarin/rules/medical/chapters';
import { countListed } from '@muqarin/rules/medical/plan-list';
import { withView } from '@muqarin/rules/plan-list/rows';
import { Chips } from '@/features/plan-list/filters/chips.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { listAddress } from '../addresses.ts';
import type { PlanList } from '../use-plan-list.ts';
import { chapterWords } from './filter-names.ts';

/** The chapters by annual limit that have a plan with the filters of now, and the one that is chosen. */
export function Chapters({ list }: { list: PlanList }) {
  const { rows, filters, sort, view, category } = list;
  const chips = medicalChapters.flatMap(({ code }) => {
    const pressed = filters.chapter === code;
    const count = countListed(rows, { ...filters, chapter: code }, category);
    if (count === 0 && !pressed) return [];
    const chapter = pressed ? null : code;
    return {
      key: code,
      name: chapterWords(code),
      count,
      pressed,
      href: withView(listAddress({ ...filters, chapter }, sort), view),
      onPress: () => list.setFilters({ chapter }),
    };
  });
  return chips.length > 1 || filters.chapter !== null ? (
    <Chips label={t.annualLimit} chips={chips} />
  ) : null;
}
