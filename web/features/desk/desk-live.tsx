'use client';
import type { DeskNews } from '@muqarin/bff/contract/desk-pages';
import { readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

interface Props {
  /** Of the list as it is shown. */
  leadIds: readonly string[];
  /** Whether a lead that comes is to be seen in it: a list that goes on on other pages shows none. */
  hasRoom: boolean;
  t: { away: string; came: string };
}

/** Many come at once after a campaign: the list is read once for all of them. */
const gatherMilliseconds = 200;
/** What no news tells of: a lease that ran out, a time that has come. */
const againMilliseconds = 30_000;

/** Reads the list again when something happens to what it shows, counts who came elsewhere, and says when nothing is heard. */
export function DeskLive({ leadIds, hasRoom, t }: Props) {
  const router = useRouter();
  /** Who came and is on another page: told again after a line was cut. */
  const [came, setCame] = useState<ReadonlySet<string>>(new Set());
  const [isAway, setAway] = useState(false);
  const shown = useRef({ leadIds, hasRoom });
  useEffect(() => {
    shown.current = { leadIds, hasRoom };
  }, [leadIds, hasRoom]);
  useEffect(() => {
    let waits: ReturnType<typeof setTimeout> | null = null;
    const readAgain = () => {
      waits ??= setTimeout(() => {
        waits = null;
        router.refresh();
      }, gatherMilliseconds);
    };
    const hear = ({ data }: MessageEvent<string>) => {
      const { leads, isWhole } = JSON.parse(data) as DeskNews;
      const fresh = leads.filter(({ isNew, dueAt }) => isNew && dueAt !== null);
      const isSeen = leads.some(({ leadId }) => shown.current.leadIds.includes(leadId));
      if (!isWhole || isSeen || (fresh.length > 0 && shown.current.hasRoom)) readAgain();
      else if (fresh.length > 0)
        setCame((before) => new Set([...before, ...fresh.map(({ leadId }) => leadId)]));
    };
    const stream = new EventSource(readPaths.deskStream);
    stream.addEventListener('message', hear);
    stream.addEventListener('open', () => setAway(false));
    // Each stream ends after a while and comes again at once: only a line that stays dead is worth a word.
    let dead: ReturnType<typeof setTimeout> | null = null;
    stream.addEventListener('error', () => {
      dead ??= setTimeout(() => {
        dead = null;
        setAway(stream.readyState !== EventSource.OPEN);
      }, deadMilliseconds);
    });
    const again = setInterval(readAgain, againMilliseconds);
    return () => {
      stream.close();
      clearInterval(again);
      if (waits) clearTimeout(waits);
      if (dead) clearTimeout(dead);
    };
  }, [router]);
  return (
    <span role="status">
      {isAway ? t.away : null}
      {came.size > 0 && !isAway ? fillMessage(t.came, { count: came.size }) : null}
    </span>
  );
}

const deadMilliseconds = 3_000;
