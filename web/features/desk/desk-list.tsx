'use client';

import type { DeskPage, DeskList as Listed } from '@muqarin/bff/contract/desk-pages';
import { readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Notice } from '@/components/ui/notice.tsx';
import { get } from '@/lib/calls.ts';
import { classes } from '@/lib/classes.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import { useReload } from '@/lib/live/use-reload.ts';
import list from '../staff/lead-list.module.css';
import { LiveList } from '../staff/live-list.tsx';
import css from './desk.module.css';
import { deskAddress } from './desk-address.ts';
import type { DeskListTexts } from './desk-list-texts.ts';
import { DeskRow } from './desk-row.tsx';
import { RowAct } from './desk-row-act.tsx';
import { movedSentence } from './moved-sentence.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useTake } from './use-take.ts';

interface Props {
  page: DeskPage;
  token: string;
  t: DeskListTexts;
}

/** Who waits, as it happens: a lead that comes is seen within a second, one that is taken is theirs at once. */
export function DeskList(props: Props) {
  return (
    <LivePart>
      <Rows {...props} />
    </LivePart>
  );
}

function Rows({ page, token, t }: Props) {
  const { view, slot } = page;
  const { moves, signSeconds, rows, total, pages } = page;
  const key = ['desk', view, slot, page.page];
  const live = useLiveRead<Listed>({
    key,
    initial: { moves, signSeconds, rows, total, page: page.page, pages },
    read: (signal) => get(readPaths.deskList, asked(page), signal),
    // Of a lease that ran out no stream tells.
    every: signSeconds * 1000,
  });
  const reload = useReload(key);
  const { came, isCut } = useDeskNews({
    rows: live.shown.rows,
    hasRoom: view === 'now' && live.shown.page === live.shown.pages,
    readAgain: () => void reload(),
  });
  const { refusals, take } = useTake(key, t.list.line.noAnswer);
  return (
    <>
      {live.shown.moves.map((move) => (
        <Notice key={move.leadId} tone="warn">
          {movedSentence(move, t.move)}
        </Notice>
      ))}
      <LiveList
        live={live}
        isCut={isCut}
        addressOf={(at) => deskAddress(page, at)}
        t={t.list}
        item={(row) => (
          <li key={row.leadId} className={classes(list.row, css.row)}>
            <DeskRow row={row} t={t.row} refusal={refusals.get(row.leadId)} />
            <RowAct page={page} row={row} token={token} t={t.act} take={take} />
          </li>
        )}
      >
        <span role="status">
          {came > 0 && !isCut ? fillMessage(t.came, { count: came }) : null}
        </span>
      </LiveList>
    </>
  );
}

function asked({ view, slot, page }: DeskPage): Record<string, string> {
  return { view, page: String(page), ...(slot === null ? {} : { slot }) };
}
