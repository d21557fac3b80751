'use client';
import type { DeskNews } from '@muqarin/bff/contract/desk-pages';
import { readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useState } from 'react';
import { useStream } from '@/lib/live/use-stream.ts';
import list from '../staff/lead-list.module.css';

interface Props {
  leadId: string;
  /** User name of whose page this is. */
  mine: string;
  t: { other: string; nobody: string; cut: string };
}

/** Says at once when somebody else has this lead, or nobody: what was typed stays to be copied. */
export function DeskHeld({ leadId, mine, t }: Props) {
  /** '' while it is theirs. */
  const [word, setWord] = useState('');
  const isCut = useStream<DeskNews>(readPaths.deskStream, {
    hear: ({ leads }) => {
      const news = leads.find((lead) => lead.leadId === leadId);
      if (!news) return;
      const { heldBy } = news;
      if (heldBy === mine) setWord('');
      else setWord(heldBy === null ? t.nobody : fillMessage(t.other, { name: heldBy }));
    },
  });
  return (
    <p role="alert" className={list.mind}>
      {isCut ? t.cut : word}
    </p>
  );
}
