import {
  type GroupPicksModel,
  corporatePickPaths as paths,
} from '@muqarin/bff/contract/medical-corporate/picks';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { listed } from '@/lib/listed.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { t } from './texts.ts';

interface Props {
  cleared: GroupPicksModel['cleared'];
  csrfToken: string;
  back: string;
}

/** What saving member details took out, and the way back (decisions M58). */
export function ClearedPicks({ cleared, csrfToken, back }: Props) {
  if (!cleared) return null;
  const { categories, compared, checked, proposal } = cleared;
  return (
    <Notice
      tone="warn"
      action={
        <form method="post" action={paths.undo}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="return" value={back} />
          <Button look="bare">{t.undo}</Button>
        </form>
      }
    >
      {fillMessage(t.clearedPicks, {
        category: listed(categories.map(categoryName)),
        compared,
        checked,
        proposal,
      })}
    </Notice>
  );
}
