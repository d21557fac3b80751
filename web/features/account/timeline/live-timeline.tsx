'use client';

import { accountReads } from '@muqarin/bff/contract/account-pages';
import type { Timeline } from '@muqarin/bff/contract/timeline';
import { get } from '@/lib/calls.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { StaleLine } from '@/lib/live/stale-line.tsx';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import type { Texts } from '@/lib/texts.ts';
import { t as forms } from '../texts.ts';
import { Papers } from './papers.tsx';
import css from './timeline.module.css';
import { Row } from './timeline-row.tsx';

interface Props {
  timeline: Timeline;
  token: string;
  texts: Texts['timeline'];
}

/** What was paid, answered or filed meanwhile is seen by whoever comes back to the page. */
export function LiveTimeline(props: Props) {
  return (
    <LivePart>
      <Rows {...props} />
    </LivePart>
  );
}

const key = ['timeline'];

function Rows({ timeline, token, texts: t }: Props) {
  const live = useLiveRead<Timeline>({
    key,
    initial: timeline,
    read: (signal) => get(accountReads.liveTimeline, {}, signal),
  });
  const { rows, papers } = live.shown;
  return (
    <>
      <StaleLine of={live} text={forms.stale} />
      {rows.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ol id="timeline" className={css.list}>
          {rows.map((row) => (
            <Row key={row.id} row={row} token={token} texts={t} />
          ))}
        </ol>
      )}
      {papers.length > 0 ? <Papers papers={papers} texts={t} /> : null}
    </>
  );
}
