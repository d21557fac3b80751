import { messages } from '@muqarin/rules/messages';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { NO_PRODUCT_MESSAGE_MS } from '@muqarin/rules/plan-list/constants';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import { act } from '@/features/plan-list/filters/shown-row.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { tabAddress } from './list-address.ts';

interface Props {
  shown: number;
  total: number;
  category: number;
  onClear: () => void;
}

/** After half a second without a visible plan (S0 8, decisions M37); made by the server it is there at once. */
export function NoPlans({ shown, total, category, onClear }: Props) {
  const [due, setDue] = useState(shown === 0);
  useEffect(() => {
    if (shown > 0) return setDue(false);
    const wait = setTimeout(() => setDue(true), NO_PRODUCT_MESSAGE_MS);
    return () => clearTimeout(wait);
  }, [shown]);
  if (!due || shown > 0) return null;
  return (
    <div role="status">
      {total === 0 ? (
        <Empty title={say(messages.noProducts)}>
          <p>{t.noneFits}</p>
        </Empty>
      ) : (
        <Empty title={say(quoteMessages.noPlansMatch)}>
          <ButtonLink look="line" href={tabAddress(category)} onClick={act(onClear)}>
            {t.clear}
          </ButtonLink>
        </Empty>
      )}
    </div>
  );
}
