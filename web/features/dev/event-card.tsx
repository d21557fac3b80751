import type { DevEvents } from '@muqarin/bff/contract/dev-pages';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import type { Texts } from '@/lib/texts.ts';
import css from './dev.module.css';
import { timeText } from './time-text.ts';

interface EventCardProps {
  event: DevEvents['events'][number];
  texts: Texts['workbench'];
}

export function EventCard({ event, texts: t }: EventCardProps) {
  const facts = [
    [t.key, `${event.topic} · ${event.key}`],
    [t.actor, event.actor],
    [t.correlation, event.correlationId],
    [t.causation, event.causationId],
    [t.position, String(event.position)],
  ] as const;
  return (
    <details className={css.event}>
      <summary>
        <strong>{event.type.split('.').at(-1)}</strong>
        <time dateTime={event.time} className={ground.num}>
          {timeText(event.time)}
        </time>
        <span className={classes(ground.hush)}>{event.type}</span>
      </summary>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <pre className={css.text}>{event.value}</pre>
    </details>
  );
}
