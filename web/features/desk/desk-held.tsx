'use client';
import type { DeskNews } from '@muqarin/bff/contract/desk-pages';
import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { useStream } from '@/lib/live/use-stream.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';

interface Props {
  leadId: string;
  /** User name of whose page this is. */
  mine: string;
  /** Whether there was something to do when the page was made. */
  isOpen: boolean;
  t: Readonly<Record<'other' | 'nobody' | 'cut' | 'closed' | 'again', string>>;
}

/** Says at once when somebody else has this lead, or nobody, or the person bought: what was typed stays to be copied. */
export function DeskHeld({ leadId, mine, isOpen, t }: Props) {
  /** '' while it is theirs. */
  const [word, setWord] = useState('');
  const [isClosed, setClosed] = useState(false);
  const isCut = useStream<DeskNews>(readPaths.deskStream, {
    hear: ({ leads }) => {
      const news = leads.find((lead) => lead.leadId === leadId);
      if (!news) return;
      const { heldBy, dueAt } = news;
      setClosed(isOpen && dueAt === null);
      if (heldBy === mine) setWord('');
      else setWord(heldBy === null ? t.nobody : fillMessage(t.other, { name: heldBy }));
    },
  });
  const said = isCut ? t.cut : isClosed ? t.closed : word;
  return (
    <p role="alert" className={classes(list.mind, css.alert)}>
      {said === '' ? null : said}
      {isClosed && !isCut ? (
        <>
          {' '}
          <a href={`${formPaths.staffDesk}/${leadId}`}>{t.again}</a>
        </>
      ) : null}
    </p>
  );
}
