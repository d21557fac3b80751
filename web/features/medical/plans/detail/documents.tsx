import type { PlanDetailModel } from '@muqarin/bff/contract/medical/plan-pages';
import { fileText } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './detail.module.css';

/** The plan's documents; each is a download (S0 2, decisions M56). */
export function Documents({ documents }: { documents: PlanDetailModel['documents'] }) {
  if (documents.length === 0) return <p>{t.noDocuments}</p>;
  return (
    <ul className={css.documents}>
      {documents.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon of={fileText} />
            {title}
            <small>PDF</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
