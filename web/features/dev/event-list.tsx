'use client';

import type { DevEvents } from '@muqarin/bff/contract/dev-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useEffect, useState } from 'react';
import { Empty } from '@/components/ui/empty.tsx';
import type { Texts } from '@/lib/texts.ts';
import css from './dev.module.css';
import { EventCard } from './event-card.tsx';

type StoredEvent = DevEvents['events'][number];

interface EventListProps {
  first: StoredEvent[];
  /** Address of the stream with the same filter. */
  stream: string;
  texts: Texts['workbench'];
}

/** The story in order; what is published while one looks is added at the end. */
export function EventList({ first, stream, texts: t }: EventListProps) {
  const [events, setEvents] = useState(() => inOrder(first));
  const [live, setLive] = useState<boolean | null>(null);

  useEffect(() => {
    const source = new EventSource(stream);
    source.onopen = () => setLive(true);
    source.onerror = () => setLive(false);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as StoredEvent;
      setEvents((all) => (all.some(({ id }) => id === event.id) ? all : inOrder([...all, event])));
    };
    return () => source.close();
  }, [stream]);

  return (
    <>
      <p className={css.state} aria-live="polite">
        {fillMessage(t.count, { count: events.length })}
        {live === true ? ` · ${t.live}` : null}
        {live === false ? ` · ${t.paused}` : null}
      </p>
      {events.length === 0 ? (
        <Empty title={t.noEvents}>
          <p>{t.noEventsText}</p>
        </Empty>
      ) : null}
      <ol className={css.events}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} texts={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

function inOrder(events: readonly StoredEvent[]): StoredEvent[] {
  return events.toSorted((a, b) => a.position - b.position || a.time.localeCompare(b.time));
}
