import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { fillPlural } from '@muqarin/rules/plural';
import { type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { act } from './shown-row.tsx';
import type { FilterList } from './use-filters.ts';

/** What a line says where no plan has all of the filters. */
interface NoneMatchTexts {
  title: string;
  /** With `{count}`, the plans that it is about. */
  help: string;
  without?: (name: string, count: number) => string;
}

interface Props {
  list: Pick<FilterList, 'shown' | 'total' | 'clear' | 'least'>;
  texts: NoneMatchTexts;
  /** How long a change in the browser waits with it. */
  afterMs?: number;
  /** In the place of all that where the list has no plan at all. */
  noPlans?: ReactNode;
}

/** What is true, and the smallest change that helps; links, so that it works without a script. */
export function NoneMatch({ list, texts, afterMs = 0, noPlans = null }: Props) {
  const { shown, total } = list;
  // Made by the server it is there at once; a change in the browser waits (S0 8).
  const [due, setDue] = useState(shown === 0);
  useEffect(() => {
    if (shown > 0) return setDue(false);
    const wait = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(wait);
  }, [shown, afterMs]);
  if (shown > 0 || (!due && afterMs > 0)) return null;
  return (
    <div role="status">
      {total === 0 && noPlans !== null ? noPlans : <Why list={list} texts={texts} />}
    </div>
  );
}

function Why({
  list,
  texts: { title, help, without = withoutOne },
}: Pick<Props, 'list' | 'texts'>) {
  const least = list.least();
  return (
    <Empty title={title}>
      <p>
        {fillMessage(help, { count: list.total })}
        {least && ` ${without(least.name, least.remaining)}`}
      </p>
      <div className={ground.row}>
        <ButtonLink href={list.clear.href} onClick={act(list.clear.onPress)}>
          {say(messages.clearFilters)}
        </ButtonLink>
        {least && (
          <ButtonLink look="line" href={least.href} onClick={act(least.onPress)}>
            {fillMessage(t.takeAway, { name: least.name })}
          </ButtonLink>
        )}
      </div>
    </Empty>
  );
}

const withoutOne = (name: string, count: number) => fillPlural(t.without, { name, count });
