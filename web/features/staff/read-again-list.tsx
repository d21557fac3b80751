'use client';

import { get } from '@/lib/calls.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import { type Listed, LiveList, type LiveListProps } from './live-list.tsx';

interface Props<Row> extends Omit<LiveListProps<Row>, 'live' | 'isCut'> {
  /** As the page brought it. */
  page: Listed<Row>;
  /** Where it is read again, what was chosen, and how often in ms. */
  from: string;
  asked: Record<string, string>;
  every: number;
}

/** The rows of a desk of which no stream tells, read again while somebody looks. */
export function ReadAgainList<Row>(props: Props<Row>) {
  return (
    <LivePart>
      <Rows {...props} />
    </LivePart>
  );
}

function Rows<Row>({ page, from, asked, every, ...around }: Props<Row>) {
  const live = useLiveRead<Listed<Row>>({
    key: [from, asked],
    initial: page,
    read: (signal) => get(from, asked, signal),
    every,
  });
  return <LiveList {...around} live={live} />;
}
