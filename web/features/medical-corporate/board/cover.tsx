import type { GroupProposalPage } from '@muqarin/bff/contract/medical-corporate/board';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { Wide } from './options.tsx';

/** Benefits side by side, for the categories whose options have the same plans. */
export function Cover({ cover }: { cover: GroupProposalPage['covers'][number] }) {
  const t = textsOf('board');
  const { categories, columns, rows } = cover;
  const title = fillMessage(t.benefits, { categories: listed(categories.map(categoryName)) });
  return (
    <Wide title={title} id={`cover-${categories[0]}`} options={columns.length}>
      <thead>
        <tr>
          <th scope="col">{t.benefit}</th>
          {columns.map(({ option, name, insurerName }) => (
            <th key={option} scope="col">
              {fillMessage(t.option, { number: option })}
              <br />
              <span className={ground.hush}>{listed([name, insurerName])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map(({ option }, at) => (
              <td key={option}>{values[at] ?? t.notCovered}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Wide>
  );
}
