'use client';

import {
  type GroupPicksModel,
  corporatePickPaths as paths,
} from '@muqarin/bff/contract/medical-corporate/picks';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { CopyLink } from '@/features/plan-list/mail/copy-link.tsx';
import { t as along } from '@/features/plan-list/mail/texts.ts';
import { classes } from '@/lib/classes.ts';
import { usePicks } from './group-picks.tsx';
import type { PanelPage } from './panel-page.ts';
import css from './picks-panel.module.css';
import { p } from './proposal-texts.ts';

interface Props {
  page: PanelPage;
  /** The proposal as it is now. */
  fields: Readonly<Record<string, string>>;
  mayGo: () => boolean;
  back: string;
}

/** A page that shows the proposal to whoever has its link: made by a press, ended by another or with the prices. */
export function BoardLink({ page, fields, mayGo, back }: Props) {
  const { picks, csrfToken, press } = usePicks();
  const [underWay, setUnderWay] = useState<'make' | 'end' | null>(null);
  const go = async (what: 'make' | 'end', path: string, values: Props['fields']) => {
    setUnderWay(what);
    await press(path, values);
    setUnderWay(null);
  };
  const onMake = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (mayGo()) void go('make', paths.shareProposal, fields);
  };
  const onEnd = (event: React.SyntheticEvent) => {
    event.preventDefault();
    void go('end', paths.endProposals, { return: back });
  };
  // Its room comes and goes with the press: what is below does not move by an answer that takes its time.
  const board = underWay === 'end' ? null : picks.board;
  const shown = board ?? (underWay === 'make' ? roomFor(page) : null);
  return (
    <div className={css.board} id="board">
      <h4>{p.boardTitle}</h4>
      <p className={ground.hush}>
        {fillMessage(p.boardHelp, { date: shownDate(page.validUntil) })}
      </p>
      <form method="post" action={paths.shareProposal} onSubmit={onMake}>
        <CsrfField token={csrfToken} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="line">{shown ? p.boardMakeNew : p.boardMake}</Button>
      </form>
      {shown ? (
        <div className={classes(css.link, board === null && css.room)}>
          <CopyLink address={shown.address} label={p.boardLink} />
          <p className={ground.hush}>
            {fillMessage(p.boardMade, {
              at: shownTime(shown.madeAt),
              until: shownDate(shown.until),
            })}{' '}
            {shown.count > 1 ? fillMessage(p.boardCount, { count: shown.count }) : null}
          </p>
          <Send address={shown.address} reference={page.reference} />
          <form method="post" action={paths.endProposals} onSubmit={onEnd}>
            <CsrfField token={csrfToken} />
            <input type="hidden" name="return" value={back} />
            <Button look="bare">{p.boardEnd}</Button>
          </form>
        </div>
      ) : null}
    </div>
  );
}

/** As high as the link that is being made; unseen. */
function roomFor({ validUntil }: PanelPage): NonNullable<GroupPicksModel['board']> {
  return { address: '', madeAt: new Date().toISOString(), until: validUntil, count: 1 };
}

function Send({ address, reference }: { address: string; reference: string }) {
  const text = encodeURIComponent(fillMessage(p.boardText, { address }));
  const subject = encodeURIComponent(fillMessage(p.boardSubject, { reference }));
  return (
    <p className={ground.row}>
      <ButtonLink look="line" href={`https://wa.me/?text=${text}`} rel="noreferrer">
        {along.shareWhatsapp}
      </ButtonLink>
      <ButtonLink look="line" href={`mailto:?subject=${subject}&body=${text}`}>
        {p.boardMail}
      </ButtonLink>
    </p>
  );
}
