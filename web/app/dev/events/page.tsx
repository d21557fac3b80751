import type { DevEvents } from '@muqarin/bff/contract/dev-pages';
import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import css from '@/features/dev/dev.module.css';
import { EventList } from '@/features/dev/event-list.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

export function generateMetadata(): Metadata {
  return { title: textsOf('workbench').eventTitle, robots: { index: false } };
}

/** The event stream; without JavaScript a reload looks again. */
export default async function Events({ searchParams }: { searchParams: Promise<Query> }) {
  const t = textsOf('workbench');
  const { type, key, full } = await searchParams;
  const filter = { type: single(type), key: single(key), full: single(full) };
  const { events } = await getPage<DevEvents>('/api/dev/events', given(filter));
  const query = new URLSearchParams(given(filter)).toString();
  const types = [...new Set([...events.map((event) => event.type), filter.type])].filter(Boolean);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.eventTitle}>{t.eventLead}</PageHead>
      <form className={css.filter} method="get" action="/dev/events">
        <Field id="type" label={t.type}>
          <Select id="type" name="type" defaultValue={filter.type}>
            <option value="">{t.all}</option>
            {types.map((name) => (
              <option key={name} value={name}>
                {name.split('.').at(-1)}
              </option>
            ))}
          </Select>
        </Field>
        <TextField name="key" label={t.key} defaultValue={filter.key} dir="ltr" />
        <label className={css.full}>
          <input type="checkbox" name="full" value="1" defaultChecked={filter.full === '1'} />
          {t.full}
        </label>
        <Button>{t.filter}</Button>
        <ButtonLink look="line" href="/dev/events">
          {t.clear}
        </ButtonLink>
      </form>
      <EventList key={query} first={events} stream={`/api/dev/events/stream?${query}`} texts={t} />
    </div>
  );
}

function single(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function given(filter: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}
