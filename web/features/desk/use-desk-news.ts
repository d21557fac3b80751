import type { DeskNews } from '@muqarin/bff/contract/desk-pages';
import { readPaths } from '@muqarin/bff/contract/forms';
import { useEffect, useRef, useState } from 'react';
import { useStream } from '@/lib/live/use-stream.ts';

/** Many come at once after a campaign: the list is read once for all of them. */
const gatherMilliseconds = 200;

interface Shown {
  /** 'all': whatever happens is to be seen. */
  rows: readonly { leadId: string }[] | 'all';
  /** Whether a lead that comes is to be seen in it: a list that goes on on other pages shows none. */
  hasRoom: boolean;
  readAgain: () => void;
}

/** Reads a list again when something happens to what it shows; counts who came and is on another page. */
export function useDeskNews({ rows, hasRoom, readAgain }: Shown): { came: number; isCut: boolean } {
  /** By lead: told again after a line was cut. */
  const [came, setCame] = useState<ReadonlySet<string>>(new Set());
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waits.current), []);
  const soon = () => {
    waits.current ??= setTimeout(() => {
      waits.current = undefined;
      readAgain();
    }, gatherMilliseconds);
  };
  const hear = ({ leads, isWhole }: DeskNews) => {
    const fresh = leads.filter(({ isNew, dueAt }) => isNew && dueAt !== null);
    const isSeen =
      rows === 'all' || leads.some(({ leadId }) => rows.some((row) => row.leadId === leadId));
    if (!isWhole || isSeen || (fresh.length > 0 && hasRoom)) soon();
    else if (fresh.length > 0)
      setCame((before) => new Set([...before, ...fresh.map(({ leadId }) => leadId)]));
  };
  const isCut = useStream<DeskNews>(readPaths.deskStream, { hear, back: readAgain });
  return { came: came.size, isCut };
}
