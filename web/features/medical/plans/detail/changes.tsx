import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import {
  baby,
  calendarDays,
  clipboardList,
  mapPin,
  scale,
} from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './detail.module.css';

/** "What would change this price": the server's sentences. */
export function Changes({ changes }: { changes: PlanDetailModel['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3>{t.whatWouldChange}</h3>
      <ul className={css.notes}>
        {changes.map(({ code, text }) => (
          <li key={code + text}>
            <Icon of={iconOf(code)} size="s" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function iconOf(code: string) {
  if (/age|birth|band|date/.test(code)) return calendarDays;
  if (/matern/.test(code)) return baby;
  if (/declar|condition|loading|health/.test(code)) return clipboardList;
  return /emirate|network|area/.test(code) ? mapPin : scale;
}
