import type { DeskList } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { useState } from 'react';
import { Refused, useLiveChange } from '@/lib/live/use-live-change.ts';
import { postForm, refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';

interface Take {
  /** Of the lead that could not be taken: the reason, where somebody else was first who has it. */
  refusals: ReadonlyMap<string, string>;
  take: (leadId: string, token: string) => void;
}

/** Takes a lead of the list: shown as theirs at once, as it is again where it was refused. */
export function useTake(key: readonly unknown[], noAnswer: string): Take {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate } = useLiveChange<DeskList>(key, {
    failed: (said, leadId = '') =>
      setRefusals((before) => new Map([...before, [leadId, said === null ? noAnswer : say(said)]])),
  });
  const take = (leadId: string, token: string) => {
    setRefusals((before) => new Map([...before].filter(([of]) => of !== leadId)));
    mutate({
      of: leadId,
      send: () => sent({ action: 'take', lead_id: leadId, csrf_token: token }),
      foresee: (list) => ({
        ...list,
        rows: list.rows.map((row) =>
          row.leadId === leadId ? { ...row, heldBy: row.heldBy ?? '', isMine: true } : row,
        ),
      }),
    });
  };
  return { refusals, take };
}

/** Goes on to the page of the lead. */
async function sent(fields: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await postForm(formPaths.staffDesk, fields);
  const { ok, redirect } = body;
  if (ok === true && typeof redirect === 'string') {
    window.location.assign(redirect);
    return '';
  }
  const refusal = refusalOf(body);
  throw refusal === undefined ? new Error('the form was not answered') : new Refused(refusal);
}
